import type { GuideText } from '../../guide';
import type { LessonId } from './lessons';

export const text: GuideText<LessonId> = {
  welcome: {
    title: 'Ein Tag im Tempel',
    text: 'Fünf Runden zu je drei Zügen. Du schickst Gläubige zu Altären und Mönche auf die Berge und hilfst, die Große Pagode zu bauen. Die meisten Satori-Punkte (SP) gewinnen.',
  },
  starting: {
    title: 'Ein Startplättchen',
    text: 'Was leuchtet, kannst du wählen. Jedes Plättchen gibt dir seine Waren: Nimm, was dir gefällt.',
  },
  monk: {
    title: 'Dein erster Mönch',
    text: 'Stelle einen Mönch auf ein freies Feld der Berge. Wenn ihn dort ein Licht erreicht, gewinnst du das Plättchen auf dem Feld.',
  },
  turn: {
    title: 'Du bist am Zug',
    text: 'Hier steht immer, wer am Zug ist und was möglich ist; was auf dem Tisch leuchtet, geht jetzt. Du darfst alles davon tun: Dies ist ein echtes Spiel.',
  },
  goods: {
    title: 'Deine Waren',
    text: 'Münzen, Holz, Stein, Smaragde, Weihrauch: Damit bezahlst du. Behalte etwas Weihrauch. Er dreht Gebetsmühlen, hält Mönche auf den Bergen, und ohne ihn verlierst du am Rundenende 1 SP.',
  },
  sides: {
    title: 'Zwei Seiten eines Altars',
    text: 'Ein Altar hat zwei Seiten mit Aktionen. Gläubige seiner Farbe öffnen beide, andere nur eine, die du wählst. Zeige auf eine Seite, um vorher zu sehen, was sie bringt.',
  },
  worshipper: {
    title: 'Schicke jemanden los',
    text: 'In jedem Zug genau eine Figur. Nimm sie hier am Tor in die Hand und drücke dann auf eine Altarseite, die leuchtet. Eine mit Waren ist ein guter Anfang.',
  },
  actions: {
    title: 'Was du geöffnet hast',
    text: 'Nutze die offenen Aktionen in beliebiger Reihenfolge, jede einmal, oder lass sie verfallen. Drücke auf eine; wo etwas zu wählen ist, leuchtet es auf dem Tisch.',
  },
  dimmed: {
    title: 'Warum nicht?',
    text: 'Was matt ist, geht gerade nicht: Versuche es, und es sagt dir, warum, und nennt die Regel. Dies sind die Gebetsmühlen: Einmal im Zug bringt 1 Weihrauch, was eine Mühle zeigt.',
  },
  undo: {
    title: 'Anders überlegt?',
    text: '„Zurück“ nimmt deinen letzten Schritt zurück, solange dabei nichts Neues gezogen wurde.',
  },
  endTurn: {
    title: 'Beende den Zug',
    text: 'Nichts mehr zu tun, oder nichts, was du willst? Beende deinen Zug. Was dann noch offen ist, verfällt.',
  },
  charity: {
    title: 'Der Spendenaltar',
    text: 'Hierher dürfen alle: zum Beten, für einen früheren Platz in der nächsten Runde und Weihrauch oder Münzen, oder um einen Altar zu nutzen, der noch auf der Baustelle liegt.',
  },
  site: {
    title: 'Eigene Altäre',
    text: 'Eine Bau-Aktion errichtet einen Altar von hier, bis zu drei je Person. Ein Jokoro darauf bringt dich auf der Opfergabenleiste voran, sooft jemand dort betet.',
  },
  pagoda: {
    title: 'Die Große Pagode',
    text: 'Stockwerke und Dächer bringen dem SP, der sie bezahlt, bis hinauf zum Architekten. Ein Jokoro auf einem Stockwerk zählt am Ende 1 SP für jedes Dach.',
  },
  mountains: {
    title: 'Die Lichter',
    text: 'Aktionen bewegen die Lichter um ihre Berge. Führe eines auf deinen Mönch: Du gewinnst sein Plättchen, nutzt es sofort und kannst später damit bezahlen.',
  },
  offerings: {
    title: 'Opfergaben',
    text: 'Wenn du Opfergaben einfordern darfst, nimmst du die Belohnung deines Feldes oder eines davor und beginnst von vorn.',
  },
  round: {
    title: 'Das Ende einer Runde',
    text: 'Nach je drei Zügen gehen die Gläubigen heim, und alles wird neu ausgelegt. Nach Runde 3 und am Ende darfst du dein Amulett ausspielen: Es belohnt alle, die seine Bedingung erfüllen.',
  },
  farewell: {
    title: 'Du weißt genug',
    text: 'Eine Figur je Zug, und was sie öffnet: Das ist das ganze Spiel. Spiele gegen den Novizen weiter oder geh, wann du willst. Zum Ergebnis komme ich wieder.',
  },
  end: {
    title: 'Das Ergebnis',
    text: 'Das Blatt zeigt, woher alle ihre SP haben. Sieh, was die Jokoro brachten: Sie zählen mal Dächer und mal Farben deiner Altäre. Gut gespielt!',
  },
};
