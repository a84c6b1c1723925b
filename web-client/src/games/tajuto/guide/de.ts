import type { GuideText } from '../../guide';
import type { LessonId } from './lessons';

export const text: GuideText<LessonId> = {
  welcome: {
    title: 'Acht Pagoden',
    text: 'Alle bauen an allen. Das Spiel endet, sobald die vierte fertig ist; wer dann die meisten Erleuchtungspunkte (EP) hat, gewinnt.',
  },
  turn: {
    title: 'Du bist am Zug',
    text: 'Hier unten steht immer, wer am Zug ist und was möglich ist. Was auf dem Tisch leuchtet, geht jetzt. Du darfst alles davon tun: Dies ist ein echtes Spiel.',
  },
  grope: {
    title: 'In den Beutel',
    text: 'Stockwerke kommen aus dem Beutel. Dein Aktionsplättchen A zieht eines und kostet nichts: Drücke auf den Beutel.',
  },
  feel: {
    title: 'Taste danach',
    text: 'Du fühlst, wie breit jedes Stockwerk ist, nie seine Farbe. Die breitesten, Größe 1, sind Erdgeschosse: Sie lassen sich gleich bauen. Wähle eines.',
  },
  build: {
    title: 'Baue es',
    text: 'Ein Stockwerk, das passt, leuchtet: Es ist das nächste seiner Pagode. Bauen kostet nichts. Drücke darauf.',
  },
  path: {
    title: 'Meditationspunkte',
    text: 'Ein Stockwerk bringt so viele Meditationspunkte (MP), wie seine Pagode nun hoch ist. So weit geht dein Mönch. Mit MP bezahlst du alles andere.',
  },
  preview: {
    title: 'Was brächte es?',
    text: 'Zeige auf etwas oder tippe es einmal an: Bevor du es tust, sagt die Leiste unten, was es kostet und bringt. Plättchen B kostet je Nutzung 4 MP, C 6; alle drei können jede Aktion.',
  },
  dimmed: {
    title: 'Warum nicht?',
    text: 'Was matt ist, geht gerade nicht. Versuche es trotzdem, hier oder an einer Pagode: Es sagt dir, warum nicht, und nennt die Regel.',
  },
  undo: {
    title: 'Anders überlegt?',
    text: '„Zurück“ nimmt deinen letzten Schritt zurück. Was du dabei gesehen hast, bleibt gesehen; unter Menschen werden die anderen deshalb erst gefragt.',
  },
  endTurn: {
    title: 'Beende den Zug',
    text: 'Nichts mehr zu tun? Beende deinen Zug. Ein Stockwerk, das passt, muss vorher gebaut werden; von den anderen bleibt eines vor dir liegen.',
  },
  novice: {
    title: 'Die anderen spielen',
    text: 'Nun hat auch der Novize gespielt. Was geschah, steht im Verlauf, und deine Aktionsplättchen sind wieder frisch.',
  },
  offer: {
    title: 'Ein Opfer',
    text: 'Lege deinen Opferstein einer Farbe auf das oberste Stockwerk dieser Pagode: Er bringt so viele MP, wie sie hoch ist, und 2 dazu. Drücke auf eine Pagode, die leuchtet.',
  },
  cubes: {
    title: 'Opfersteine überbauen',
    text: 'Wer auf ein Stockwerk mit einem Opferstein baut, gleich von wem, bekommt 2 MP mehr. Du hast einen Opferstein für jede Pagode.',
  },
  village: {
    title: 'Das Dorf',
    text: 'Hier gibst du MP aus. Weisheitsplättchen sind EP. Märkte machen alles andere billiger, Heiligtümer deine Plättchen wertvoller, und mit mehr Aktionsplättchen tust du mehr in einem Zug.',
  },
  inauguration: {
    title: 'Einweihungsplättchen',
    text: 'An jedem Bauplatz ist eines zu kaufen. Es bringt 4 EP, aber nur, wenn seine Pagode vor dem Ende fertig wird.',
  },
  objectives: {
    title: 'Zielplättchen',
    text: 'Jedes zählt 1 EP und gehört, wer es zuerst erfüllt und nimmt. Das ist kostenlos; was du erfüllst, leuchtet. Die letzten beiden werden am Ende vergeben.',
  },
  ending: {
    title: 'Dein Stapel',
    text: 'Was EP bringt, liegt hier verdeckt: Nur du weißt, wie viel es ist. Nach der vierten Pagode werden alle Stapel aufgedeckt.',
  },
  farewell: {
    title: 'Du weißt genug',
    text: 'Ziehen, bauen, opfern, kaufen: Das ist das ganze Spiel. Spiele gegen den Novizen weiter oder geh, wann du willst. Zum Ergebnis komme ich wieder.',
  },
  end: {
    title: 'Das Ergebnis',
    text: 'Das Blatt zeigt, woher alle ihre EP haben. MP zählen nicht mehr: Was auf dem Pfad übrig ist, hätte noch etwas kaufen können. Gut gespielt!',
  },
};
