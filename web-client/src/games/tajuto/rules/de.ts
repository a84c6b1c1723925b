import type { TajutoRules } from './contents';

export const rules: TajutoRules = {
  sections: {
    setup: 'Vorbereitung',
    turn: 'Dein Zug',
    draw: 'Ein Stockwerk ziehen',
    offer: 'Ein Opfer bringen',
    acquire: 'Ein Plättchen kaufen',
    free: 'Freie Aktionen',
    end: 'Spielende',
    sight: 'Wer was sieht',
  },
  rules: {
    T1: {
      title: 'Womit du beginnst',
      text: [
        'Zwei bis vier Mönche bauen gemeinsam acht Pagoden, und einer davon bist du. Wer die meisten Erleuchtungspunkte (EP) hat, wenn die vierte Pagode fertiggestellt ist, gewinnt: siehe T25 und T27.',
        'Am Anfang sind alle 48 Stockwerke im Stoffbeutel: acht Farben, jede in den Größen 1 (das breite Erdgeschoss) bis 6 (das schmale Dach). Auch später ist jedes Stockwerk im Beutel, das weder auf dem Spielplan noch vor jemandem liegt.',
        'Du bekommst eine eigene Farbe und dazu:',
        '• Einen Mönch auf Feld 0 des Meditationspfads: Das Feld, auf dem er steht, zeigt deine Meditationspunkte (MP).',
        '• Drei Aktionsplättchen in deiner Spielerfarbe, alle unbenutzt: A zu nutzen kostet 0 MP, B kostet 4 und C kostet 6 (T7).',
        '• Acht Opfersteine, einen für jede Pagodenfarbe.',
        'Zu zweit oder zu dritt ändert sich sonst nichts: Farben, die niemand spielt, bleiben aus dem Spiel.',
      ],
    },
    T2: {
      title: 'Die Stapel im Dorf',
      text: [
        'Im Dorf kaufst du Plättchen. Jeder Stapel ist nach dem Preis geordnet, das billigste Plättchen liegt oben.',
        '• Oberste Reihe: fünf Stapel zu je drei Weisheitsplättchen im Wert von 1, 2, 3, 4 und 5 EP.',
        '• Nächste Reihe, zuerst die Vorteilsplättchen: zwei Märkte (10 und 12 MP) und zwei Heiligtümer.',
        '• Daneben die neutralen Aktionsplättchen, zwei von jeder Art: D (Ziehen, Aktivierungskosten 2 MP), E (Opfern, 0 MP) und F (Kaufen, 0 MP).',
        'Was unter dem obersten Plättchen liegt, ist kein Geheimnis: Es ist in jedem Spiel dasselbe.',
      ],
    },
    T3: {
      title: 'Ziel- und Einweihungsplättchen',
      text: [
        'Unter den Stapeln liegen acht Zielplättchen: zwei für das Spielende und sechs für den Spielverlauf (T24).',
        'Im heiligen Garten liegt neben jedem der acht Bauplätze das zugehörige Einweihungsplättchen.',
      ],
    },
    T4: {
      title: 'Wer beginnt',
      text: [
        'An einem echten Tisch beginnt, wer am ältesten ist. Hier entscheidet der Zufall oder die Leitung des Tisches.',
        'Danach geht es im Uhrzeigersinn von Platz zu Platz.',
      ],
    },
    T5: {
      title: 'Was du tun kannst',
      text: [
        'In deinem Zug kannst du in beliebiger Reihenfolge und so oft, wie es die Regeln erlauben:',
        '• Aktionsplättchen nutzen (T6),',
        '• Stockwerke bauen (T18),',
        '• Zielplättchen erfüllen (T24).',
        'Danach beendest du den Zug.',
      ],
    },
    T6: {
      title: 'Aktionsplättchen',
      text: [
        'Jedes Aktionsplättchen kannst du höchstens einmal pro Zug nutzen. Am Ende deines Zuges sind alle wieder bereit.',
        'Ein Aktionsplättchen in deiner Spielerfarbe (A, B, C) kann eine beliebige der drei Aktionen: ziehen, opfern oder kaufen. Ein neutrales Aktionsplättchen kann nur seine eigene: D zieht, E opfert, F kauft.',
        'Dir dürfen auch beide Plättchen desselben Stapels gehören.',
        'Aktionsplättchen liegen immer offen, benutzt oder nicht.',
      ],
    },
    T7: {
      title: 'Eine Aktion bezahlen',
      text: [
        'Ein Plättchen zu nutzen kostet MP: Dein Mönch geht um die Aktivierungskosten zurück.',
        'Deine MP fallen nie unter 0. Reichen sie nicht für die Aktivierungskosten und, wenn du etwas kaufst, zusätzlich für die Kaufkosten, dann ist die Aktion nicht möglich, und dir wird nichts abgezogen.',
        'Was ein Opfer einbringt, kann nicht das Plättchen bezahlen, mit dem du es bringst: Die Aktivierungskosten brauchst du schon vorher.',
      ],
    },
    T8: {
      title: 'Mindestens ein Aktionsplättchen',
      text: [
        'In jedem Zug musst du mindestens ein Aktionsplättchen nutzen.',
        'Das geht immer: A kostet nichts, und zu Beginn eines Zuges ist stets ein Stockwerk im Beutel. Von den 48 Stockwerken sind vor dem Ende höchstens 43 gebaut und höchstens 4 behalten.',
        'Endet das Spiel mitten in deinem Zug, gilt das nicht mehr.',
      ],
    },
    T9: {
      title: 'Neues wirkt sofort',
      text: [
        'Ein neutrales Aktionsplättchen darfst du schon in dem Zug nutzen, in dem du es kaufst.',
      ],
    },
    T10: {
      title: 'Ein Stockwerk',
      text: [
        'Du holst ein Stockwerk aus dem Beutel. Es liegt dann offen vor dir.',
        'Aus einem leeren Beutel kannst du nicht ziehen. Leer werden kann er mitten in einem Zug.',
      ],
    },
    T11: {
      title: 'Griff in den Beutel',
      text: [
        'An einem echten Tisch darf deine Hand nach einer Größe tasten; die Farbe ist Glück. Hier bestimmt die Option „Griff in den Beutel“, wie du ziehst:',
        '• Ertasten (wenn die Leitung nichts anderes wählt): Du greifst hinein, hältst eine zufällige Handvoll von bis zu 5 Stockwerken und erfährst, wie breit sich jedes anfühlt. Das erfährst nur du, und nie die Farbe.',
        '• Nach Größe: Du nennst eine Größe, die im Beutel ist, und bekommst ein zufälliges Stockwerk dieser Größe.',
        '• Blind: Du bekommst ein zufälliges Stockwerk.',
        'Beim Ertasten wählst du ein Stockwerk der Handvoll, oder du legst alle zurück und greifst noch einmal. Für jedes Ziehen hast du höchstens 3 Griffe; beim dritten musst du eines nehmen. Alle Stockwerke, die du nicht wählst, kommen zurück in den Beutel.',
        'Der Tastsinn kann sich irren: Du fühlst die wahre Größe mit einer kleinen zufälligen Abweichung, und wie weit sie streut, hängt von der Größe ab. Breite Stockwerke erkennst du leicht (1 bis 3 fast sicher); schmale fühlen sich ähnlich an, sodass du eine 4, 5 oder 6 manchmal für die Größe daneben hältst.',
        'Jede Handvoll wird neu gezogen, neu gereiht und neu erfühlt: Nichts verbindet ein Stockwerk des einen Griffs mit einem des anderen.',
      ],
    },
    T12: {
      title: 'Mit der Hand im Beutel',
      text: [
        'Sobald du zu tasten beginnst, sind die Kosten bezahlt, und das Plättchen ist benutzt. Bis du ein Stockwerk gewählt hast, kannst du nichts anderes tun.',
        'Gehst du währenddessen weg und kommst wieder, wartet dieselbe Handvoll auf dich. Sie fühlt sich genauso an wie zuvor, nie anders.',
      ],
    },
    T13: {
      title: 'Einen Opferstein setzen',
      text: [
        'Wähle eine Pagode und setze deinen Opferstein ihrer Farbe auf ihr oberstes Stockwerk. Das geht, wenn:',
        '• die Pagode mindestens 1, aber weniger als 6 Stockwerke hat,',
        '• auf ihrem obersten Stockwerk noch kein Opferstein steht,',
        '• du deinen Opferstein dieser Farbe noch hast.',
        'Ist eine Pagode fertiggestellt, können Opfersteine ihrer Farbe nicht mehr gesetzt werden. Hast du deinen noch, zählt er weiter als einer, den du besitzt (T24).',
      ],
    },
    T14: {
      title: 'Was ein Opfer bringt',
      text: [
        'Du bekommst 1 MP für jedes Stockwerk dieser Pagode und 2 MP dazu.',
        'Bei 2 Stockwerken sind das 4 MP.',
      ],
    },
    T15: {
      title: 'Was du kaufen kannst',
      text: [
        'Du kannst das oberste Plättchen eines beliebigen Stapels im Dorf kaufen.',
        'Oder du kaufst ein Einweihungsplättchen, für 8 MP, wenn es noch neben seinem Bauplatz liegt. Wie hoch die Pagode ist, spielt keine Rolle, solange sie weniger als 6 Stockwerke hat.',
        'Zielplättchen kann man nicht kaufen (T24).',
      ],
    },
    T16: {
      title: 'Der Preis',
      text: [
        'Du zahlst die aufgedruckten Kaufkosten, vermindert um 2 MP für jeden Markt, den du schon besitzt, aber nie weniger als 0. Aktivierungskosten sinken nie.',
        'Mit beiden Märkten ist ein Plättchen für 4 MP oder weniger kostenlos.',
        'Dein zweiter Markt kostet dich 10 MP: 12 stehen darauf, und der erste zieht 2 ab.',
      ],
    },
    T17: {
      title: 'Offen oder verdeckt',
      text: [
        'Wie ein Plättchen vor dir liegt, kannst du nicht wählen:',
        '• Offen: Aktionsplättchen, Märkte und Einweihungsplättchen unfertiger Pagoden.',
        '• Verdeckt: Weisheitsplättchen und Heiligtümer. Dazu kommen Einweihungsplättchen fertiggestellter Pagoden (T23) und Zielplättchen (T24).',
      ],
    },
    T18: {
      title: 'Ein Stockwerk bauen',
      text: [
        'Freie Aktionen brauchen kein Aktionsplättchen und kosten nichts. Sie sind in deinem eigenen Zug jederzeit möglich, nur nicht mit der Hand im Beutel (T12).',
        'Ein Stockwerk vor dir kannst du bauen, wenn die Pagode seiner Farbe genau ein Stockwerk weniger hat, als seine Größe angibt: Eine 1 beginnt eine Pagode, eine 4 kommt auf drei Stockwerke. Es wird ihr nächstes Stockwerk.',
      ],
    },
    T19: {
      title: 'Normales Bauen',
      text: [
        'Jedes Stockwerk, das du baust, bringt dir so viele MP, wie die Pagode dann Stockwerke hat.',
        'Die Stockwerke 1 und 2 einer Pagode und das Stockwerk 4 einer anderen: 1 + 2 + 4 = 7 MP. Die Stockwerke 3 und 4: ebenfalls 7 MP.',
      ],
    },
    T20: {
      title: 'Opferstein überbauen',
      text: [
        'Baust du auf ein Stockwerk, das einen Opferstein trägt, bekommst du 2 MP mehr. Wem er gehört, ist gleich: Auch dein eigener zählt, selbst wenn du ihn erst in diesem Zug gesetzt hast.',
        'Ein drittes Stockwerk über einem Opferstein bringt 5 MP.',
        'Der Opferstein bleibt unter dem neuen Stockwerk.',
      ],
    },
    T21: {
      title: 'Was passt, wird gebaut',
      text: [
        'Du kannst den Zug nicht beenden, solange sich irgendein Stockwerk vor dir bauen lässt, ob gerade gezogen oder von früher behalten.',
        'Durch ein gebautes Stockwerk kann das nächste passen, und dann musst du auch das bauen. Das kann dich sogar zwingen, das Spiel zu beenden (T25).',
        'Wann im Zug du baust, ist deine Sache.',
      ],
    },
    T22: {
      title: 'Ein Stockwerk behalten',
      text: [
        'Sind am Ende deines Zuges zwei oder mehr Stockwerke übrig, die sich nicht bauen lassen, wählst du eines, das du behältst; die anderen kommen zurück in den Beutel.',
        'Ein einzelnes bleibt vor dir. Das letzte kannst du nicht abgeben: Eines wird immer behalten.',
      ],
    },
    T23: {
      title: 'Eine Pagode ist fertig',
      text: [
        'Das Stockwerk 6 stellt eine Pagode fertig. Besitzt jemand ihr Einweihungsplättchen, wird es jetzt umgedreht und liegt verdeckt.',
        'Liegt es noch neben dem Bauplatz, kommt es aus dem Spiel.',
      ],
    },
    T24: {
      title: 'Zielplättchen erfüllen',
      text: [
        'In deinem Zug kannst du Zielplättchen kostenlos erfüllen, so viele du willst, jedes dann, wenn seine Bedingung in diesem Augenblick zutrifft. Jedes ist 1 EP wert.',
        'Ein erfülltes Zielplättchen liegt verdeckt vor dir, und du gibst es nie zurück. Jedes geht nur an eine Person; die noch nicht vergebenen liegen für alle offen.',
        '• Weisheit 5: Die aufgedruckten EP deiner Weisheitsplättchen ergeben zusammen mindestens 5. Heiligtümer zählen nicht mit.',
        '• Weisheit 10: Sie ergeben zusammen mindestens 10.',
        '• Vier Opfer: Du hast noch höchstens 4 Opfersteine.',
        '• Acht Opfer: Du hast keinen Opferstein mehr.',
        '• Dreißig Schritte: Du hast in diesem Augenblick mindestens 30 MP.',
        '• Erste Pagode: Von dir stammt das Stockwerk 6 der Pagode, die als erste fertiggestellt wurde. Dieses Zielplättchen kannst du sofort oder in jedem deiner späteren Züge erfüllen.',
        '• Vierte Pagode (Spielende): Du stellst die vierte Pagode fertig. Das Spiel vergibt dieses Zielplättchen von selbst.',
        '• Meiste Meditation (Spielende): Du allein besitzt am Ende die meisten MP. Das Spiel vergibt es von selbst; bei Gleichstand an der Spitze, auch bei 0, bekommt es niemand.',
      ],
    },
    T25: {
      title: 'Die vierte Pagode',
      text: [
        'In dem Augenblick, in dem die vierte Pagode fertiggestellt ist, endet das Spiel. Nur das geschieht noch, in dieser Reihenfolge:',
        '• Das letzte Stockwerk wird gebaut.',
        '• Wer es gebaut hat, bekommt die MP dafür (T19, T20).',
        '• Das Einweihungsplättchen der Pagode wird umgedreht oder kommt aus dem Spiel (T23).',
        '• Wer gebaut hat, bekommt das Zielplättchen „Vierte Pagode“.',
        '• „Meiste Meditation“ wird vergeben.',
        '• Die Punkte werden gezählt (T26).',
        'Sonst geht nichts mehr, auch Zielplättchen lassen sich nicht mehr erfüllen.',
      ],
    },
    T26: {
      title: 'Die Erleuchtung zählen',
      text: [
        'Das zählt zu deinen EP:',
        '• Die EP auf deinen Weisheitsplättchen.',
        '• 1 EP für jedes deiner Zielplättchen.',
        '• 4 EP für jedes deiner Einweihungsplättchen, dessen Pagode fertiggestellt ist.',
        '• Je Heiligtum 1 EP für jedes deiner Weisheitsplättchen und für jedes deiner Einweihungsplättchen, dessen Pagode fertiggestellt ist. Mit zwei Heiligtümern sind das 2 EP mehr für jedes dieser Plättchen.',
        'Das Einweihungsplättchen einer unfertigen Pagode ist 0 wert, und auch Heiligtümer bringen dafür nichts.',
      ],
    },
    T27: {
      title: 'Wer gewinnt',
      text: [
        'Wer die meisten EP hat, gewinnt und wird Großer Wächter des heiligen Gartens der acht Pagoden.',
        'Bei Gleichstand teilt ihr euch den Sieg.',
      ],
    },
    T28: {
      title: 'Nach oben offen',
      text: [
        'Du kannst beliebig viele MP haben. Kommt dein Mönch ans Ende des gezeichneten Pfads, wird einfach weitergezählt.',
      ],
    },
    T29: {
      title: 'Offen und verborgen',
      text: [
        'Alle, auch Zuschauer, sehen: MP, übrige Opfersteine, die Stockwerke vor den Spielern, Aktionsplättchen und welche davon benutzt sind, Märkte, Einweihungsplättchen unfertiger Pagoden, das Dorf, den heiligen Garten und die noch nicht vergebenen Zielplättchen. Welche Stockwerke noch im Beutel sind, ergibt sich daraus und ist deshalb auch offen.',
        '• Was in deinem verdeckten Stapel liegt, siehst nur du. Die anderen und Zuschauer sehen nur, wie viele Plättchen es insgesamt sind.',
        '• Wie viele EP du vor dem Ende hast und welche Zielplättchen du jetzt erfüllen könntest, siehst nur du.',
        '• Wie breit sich die Stockwerke deiner Handvoll anfühlen, weißt nur du. Die anderen und Zuschauer sehen, dass du tastest und beim wievielten Griff du bist.',
        '• Was wirklich in einer Handvoll ist, was man später ziehen wird und der Startwert, aus dem aller Zufall kommt: Das weiß vor dem Ende niemand.',
        'Wie an einem echten Tisch sehen alle, welches Plättchen du nimmst; dann liegt es verdeckt, und man muss es sich merken. Die Meldung in diesem Augenblick nennt das Plättchen. Danach zeigt der Tisch den anderen nur noch, dass du ein Plättchen genommen hast. Ebenso der Verlauf, wenn er jemandem neu geschickt wird, der sich wieder verbindet, die Seite neu lädt oder dazukommt. Art, Stapel und Preis stehen dort nicht, auch nicht deine MP danach.',
        'Eine Zeile im Verlauf zeigt, was jetzt sichtbar ist: Ein offen gekauftes Einweihungsplättchen wird genannt, bis seine Pagode fertiggestellt ist. In deinen eigenen Zeilen bleiben deine Plättchen für dich genannt. Wird dir ein Zielplättchen verweigert, erfährst das nur du, und auch die Liste der erfüllbaren siehst nur du.',
        'Wer aufpasst, kann sich trotzdem vieles ausrechnen, wie an einem echten Tisch: Die Stapel im Dorf sind offen, und zu zweit lässt sich alles erschließen. Nach dem Spiel ist alles offen: die Stapel, jede Handvoll, der Startwert und die Aufzeichnung des Spiels.',
      ],
    },
    T30: {
      title: 'Offene Wertung',
      text: [
        'Stellt die Leitung „Wertung“ auf „Offen“, liegen alle Stapel offen. Das ist für Partien gedacht, in denen man das Spiel erklärt.',
      ],
    },
  },
  pictures: {
    T6: 'A und C sind bereit; B ist benutzt und liegt quer. D mit dem doppelten Rand ist ein neutrales Aktionsplättchen.',
    T7: 'B zu nutzen bringt den Mönch von 9 auf 5 zurück.',
    T11: 'Drei Stockwerke einer Handvoll: wie breit sich jedes anfühlt und welche Größe das sein kann.',
    T13: 'Auf die erste Pagode kann ein Opferstein. Auf der zweiten steht schon einer, und die dritte ist fertig.',
    T14: 'Zwei Stockwerke und 2 dazu: Dieses Opfer bringt 4 MP.',
    T16: 'Mit einem Markt kostet das Plättchen für 12 MP nur 10.',
    T18: 'Drei Stockwerke stehen, also kommt ein Stockwerk der Größe 4 darauf.',
    T20: 'Ein drittes Stockwerk über einem Opferstein: 3 und 2 mehr sind 5 MP.',
    T23: 'Das Stockwerk 6 stellt die Pagode fertig. Gehört ihr Einweihungsplättchen jemandem, liegt es jetzt verdeckt.',
  },
};
