import type { SatoriRules } from './contents';

export const rules: SatoriRules = {
  sections: {
    setup: 'Aufbau',
    turn: 'Ein Zug',
    actions: 'Aktionen',
    roundEnd: 'Ende einer Runde',
    gameEnd: 'Ende des Spiels',
  },
  rules: {
    S1: {
      title: 'Gläubige am Sanmon',
      text: [
        'Satori ist ein Spiel für 2 bis 4 Personen. Es dauert fünf Runden, und in jeder Runde kommt ihr alle dreimal zum Zug. Du schickst Gläubige zu den Altären und Mönche auf die Berge und hilfst, die Große Pagode zu errichten. Wer am Ende die meisten Satori-Punkte (SP) hat, gewinnt.',
        'Gläubige gibt es in Grau, Orange und Violett. Im Beutel sind zu zweit 3, zu dritt 4 und zu viert 5 von jeder Farbe.',
        'Pro Person werden 3 Gläubige aus dem Beutel gezogen. Sie warten am Sanmon, dem Tor. Zu dritt sind das 9.',
      ],
    },
    S2: {
      title: 'Die Pagode',
      text: [
        'Die Große Pagode bekommt fünf Stockwerke, jedes mit einem Dach, und ganz oben den Sōrin. Der Architekt beginnt bei Stockwerk 1.',
        'Fünf der sechs Stockwerkplättchen werden zufällig ausgelegt, eines je Stockwerk, mit dem Preis nach oben. Das sechste wird nicht gebraucht.',
        'Neben dem Sōrin liegt offen ein zufälliges Wertungsplättchen. Es sagt, was der Sōrin am Ende wert ist (S38).',
      ],
    },
    S3: {
      title: 'Der Jokoro-Stapel',
      text: [
        'Ein Jokoro ist ein Räuchergefäß. Was es kostet, eines auf die Pagode zu stellen, steht auf Kostenplättchen (S18).',
        'Die 7 Kostenplättchen werden mit einigen entwerteten zu einem verdeckten Stapel gemischt: Zu zweit kommt kein entwertetes hinein, zu dritt 3, zu viert 1.',
        'Ebenso viele neutrale Jokoro, also 0, 3 oder 1, liegen bereit.',
      ],
    },
    S4: {
      title: 'Die Baustelle',
      text: [
        'Die Baustelle hat drei Plätze. Auf jeden kommt ein Altarplättchen; dazu wird dreimal Altarschmuck ausgelegt.',
        'Ist der Altarschmuck dreimal der gleiche, wird er zurückgelegt und neu gezogen, außer wenn es nur noch eine Sorte gibt.',
      ],
    },
    S5: {
      title: 'Berge und Licht',
      text: [
        'Es gibt drei Berge, jeder ein Ring aus vier Feldern. Auf jedes der 12 Felder kommt offen ein Meditationsplättchen der ersten Ära.',
        'Jeder Berg hat ein Hikari, sein Licht. Es beginnt auf dem obersten Feld.',
      ],
    },
    S6: {
      title: 'Womit du beginnst',
      text: [
        'Du bekommst ein zufälliges Amulett. Nur du siehst es, bis es ausgespielt wird oder das Spiel endet. Die Amulette, die niemand bekommt, verlassen das Spiel ungesehen.',
        '• Du hast 3 Mönche, 5 Jokoro, 2 Glocken und 3 Sektenmarker.',
        '• Dein sechstes Jokoro liegt auf Feld 2 der Opfergabenleiste. Das ist das dritte Feld, wenn du den Start mitzählst (S22).',
        '• Du hast 5 SP und 0 Weihrauch.',
        '• Dein Marker steht auf dem Startfeld der Opfergabenleiste. Deine Hand liegt auf dem Dach der Gebetsmühlen.',
      ],
    },
    S7: {
      title: 'Reihenfolge und erste Wahl',
      text: [
        'Wer beginnt, entscheidet das Los. Von dort geht die Zugreihenfolge im Uhrzeigersinn.',
        'Es liegt ein Startplättchen mehr offen, als Personen mitspielen. In Zugreihenfolge nehmt ihr euch je eines und erhaltet sofort seine Güter, zum Beispiel 1 Holz, 1 Stein und 1 Weihrauch. Das übrige verlässt das Spiel.',
        'Danach setzt ihr in umgekehrter Reihenfolge je einen Mönch auf ein freies Feld der Berge: eines ohne Mönch und ohne Hikari.',
      ],
    },
    S8: {
      title: 'Eine gläubige Person je Zug',
      text: [
        'In jedem Zug nimmst du genau eine gläubige Person vom Sanmon und stellst sie auf einen Altar: auf einen Grundaltar, der auf dem Spielplan aufgedruckt ist, auf einen gebauten Altar oder auf den Spendenaltar (S24).',
        'Vorher kannst du den Zug nicht beenden. Auf einem Altar dürfen beliebig viele Gläubige stehen.',
      ],
    },
    S9: {
      title: 'Eine Seite oder beide',
      text: [
        'Ein Altar hat eine Farbe und zwei Seiten mit Aktionen. Was du nutzen darfst, hängt davon ab, wen du aufstellst:',
        '• Andere Farbe als der Altar: eine Seite, links oder rechts. Du wählst sie beim Aufstellen.',
        '• Gleiche Farbe wie der Altar: beide Seiten.',
        'Nutze die geöffneten Aktionen in beliebiger Reihenfolge, jede höchstens einmal. Du darfst jede auch auslassen.',
        'Beispiel: Auf einem orangen Altar öffnet Grau eine Seite, Orange öffnet beide.',
      ],
    },
    S10: {
      title: 'Opfergaben durch eigene Altäre',
      text: [
        'Wird jemand auf einen gebauten Altar gestellt, der ein Jokoro trägt, dann rückt die Person, der dieser Altar gehört, auf der Opfergabenleiste vor. Das geschieht sofort, vor jeder Aktion:',
        '• 1 Feld, wenn die Farbe eine andere ist als die des Altars.',
        '• 2 Felder, wenn es die gleiche Farbe ist.',
        'Das gilt auch, wenn du jemanden auf deinen eigenen Altar stellst. Die Leiste endet mit Feld 7; weiter rückt niemand vor.',
        'Beim Bauen eines Altars, beim Nutzen gleich nach dem Bauen (S16) und beim Besichtigen der Baustelle (S24) rückt niemand vor.',
      ],
    },
    S11: {
      title: 'Gebetsmühlen',
      text: [
        'Einmal im Zug darfst du 1 Weihrauch für eine Gebetsmühle zahlen, vor, zwischen oder nach deinen anderen Aktionen. Lege deine Hand darauf und nutze ihre Aktion.',
        'Liegt dort eine fremde Hand, kehrt sie aufs Dach zurück. Die Gebetsmühle, auf der deine eigene Hand schon zu Beginn deines Zuges lag, darfst du nicht wählen.',
        'Die sechs Gebetsmühlen: 1 Holz; 1 Stein; 2 Münzen; Hikari 1 (S20); meditieren (S19); Jokoro aufstellen (S17).',
      ],
    },
    S12: {
      title: 'Erhalten und zahlen',
      text: [
        '• Weihrauch geht von 0 bis 3. Was du darüber hinaus erhältst, verfällt.',
        '• Der Vorrat ist begrenzt: 30 Münzen, 20 Holz, 20 Stein und 12 Smaragde. Reicht er nicht, nimmst du, was da ist; den Rest bekommst du auch später nicht.',
        '• Einen Preis zahlst du ganz oder gar nicht, und nur mit dem, was du hast. Was du zahlst, kommt in den Vorrat zurück.',
        '• Meditationsplättchen, die du ausgibst, verlassen das Spiel.',
      ],
    },
    S13: {
      title: 'Offene Aktionen, Ende des Zuges',
      text: [
        'Was zuletzt geöffnet wurde, kommt zuerst. Öffnet die Seite eines neuen Altars, ein Meditationsplättchen oder eine Gebetsmühle Aktionen, so erledigst du diese oder verzichtest darauf, bevor es mit dem weitergeht, was vorher offen war.',
        'Alle Meditationsplättchen, die du in einem Zug gewinnst, bilden eine Schlange. Nur eines ist jeweils offen, und das nächste öffnet sich, bevor ältere Aktionen weitergehen.',
        'Den Zug beendest du selbst. Ungenutzte Aktionen verfallen dann, und alles wird abgeschlossen: Gewonnene Plättchen werden verdeckt hingelegt, und ihre Mönche gehen auf die Sonne (S21).',
        'Wenn jede Person drei Züge gehabt hat, endet die Runde.',
      ],
    },
    S14: {
      title: 'Güter oder SP erhalten',
      text: [
        'Du erhältst die Münzen, das Holz, den Stein, die Smaragde, den Weihrauch oder die SP, die abgebildet sind. Für Güter gelten die Grenzen aus S12; für SP gibt es keine Obergrenze.',
      ],
    },
    S15: {
      title: 'Tauschen',
      text: [
        'Zahle, was links steht, und erhalte, was rechts steht. Das geht einmal je Nutzung des Altars.',
        '„Holz oder Stein“ heißt: beides beliebig gemischt. Beispiel: ein Smaragd für 1 Münze und 2 Holz oder Stein. Du kannst 2 Holz zahlen, 2 Stein oder je 1 davon.',
        'Ein Tausch, der dir gar nichts bringt, ist nicht möglich, etwa einer gegen Weihrauch, wenn du schon 3 hast.',
      ],
    },
    S16: {
      title: 'Altar bauen',
      text: [
        'Wähle ein Altarplättchen auf der Baustelle und zahle den Preis seines Platzes: 2 Münzen am einen, 2 Holz am anderen, 2 Stein am dritten. Dein zweiter Altar kostet zusätzlich 1 Meditationsplättchen, dein dritter 2. Mehr als drei baut niemand.',
        'Lege das Plättchen auf einen freien Bauplatz; davon gibt es zu zweit 3, zu dritt 4, zu viert 5. Oder lege es für 1 Weihrauch mehr über einen Grundaltar der gleichen Farbe, der nicht geschützt ist. Von den sechs Grundaltären ist in jeder Farbe einer geschützt.',
        'Überbaust du einen Grundaltar, bleiben die Gläubigen darauf stehen, und was vom alten Altar offen war, bleibt offen.',
        'Wähle Altarschmuck von der Baustelle: Er wird die rechte Seite deines Altars. Lege deinen Sektenmarker auf den Altar. Dann darfst du sofort eine seiner Seiten nutzen.',
        'Die Baustelle wird erst am Ende der Runde aufgefüllt (S26).',
        'Beispiel: Dein zweiter Altar, vom Platz für 2 Holz und über einem Grundaltar, kostet 2 Holz, 1 Meditationsplättchen und 1 Weihrauch.',
      ],
    },
    S17: {
      title: 'Jokoro aufstellen',
      text: [
        'Stelle eines deiner Jokoro auf einen Altar oder auf die Pagode. Manche Symbole lassen dir die Wahl, andere erlauben nur Altäre.',
        '• Altar: auf einen deiner eigenen, für den Preis, der darauf steht. Auf jeden Altar passt nur eines.',
        '• Pagode: auf einen freien Platz des Kostenplättchens eines gebauten Stockwerks oder des Sōrin, für den Preis auf dem Plättchen. Ein neutrales Jokoro sperrt seinen Platz. Du darfst auch beide Plätze belegen, und wo der Architekt steht, spielt keine Rolle.',
        'Jokoro auf Altären bringen dir Opfergaben (S10). Am Ende können dir alle, die du aufgestellt hast, SP bringen (S34, S35).',
      ],
    },
    S18: {
      title: 'An der Pagode bauen',
      text: [
        'Mit jeder Aktion baust du genau ein Teil. Kein Stockwerk und kein Dach darf über dem Architekten liegen, der jede Runde ein Stockwerk höher steigt (S27). Bis dorthin ist die Reihenfolge der Stockwerke beliebig.',
        '• Stockwerk: Zahle den Preis auf seinem Plättchen und erhalte seine SP (4 bis 6 SP, für 1 Smaragd mit anderen Gütern oder für 2 Smaragde). Drehe das Plättchen um und lege ein Kostenplättchen vom Jokoro-Stapel darauf. Es hat 2 Plätze für Jokoro, zu zweit nur 1.',
        '• Ziehst du ein entwertetes Kostenplättchen, ziehe noch einmal und stelle ein neutrales Jokoro auf einen der Plätze. Ist auch das zweite entwertet, bleibt es mit zwei neutralen Jokoro dort liegen: Auf diesem Stockwerk ist kein Platz frei.',
        '• Dach: Sein Stockwerk muss stehen. Zahle den aufgedruckten Preis, erhalte seine SP und lege eines deiner Meditationsplättchen darauf. Dach 1: 1 Holz und 1 Münze für 2 SP. Dach 2: 1 Stein und 1 Münze für 2 SP. Dach 3: 3 Münzen für 3 SP. Dach 4: 1 Holz, 1 Stein und 1 Münze für 4 SP. Dach 5: 2 Holz und 2 Stein für 5 SP.',
        '• Sōrin: nur in Runde 5 und nur einmal. Zahle 1 Münze, 1 Holz, 1 Stein und 1 Weihrauch und lege ein Meditationsplättchen ab. Dafür muss kein Stockwerk stehen. Nimm das Wertungsplättchen des Sōrin (S38).',
        'Der Sōrin bekommt ein Kostenplättchen wie ein Stockwerk. Er ist kein Dach, aber Jokoro auf ihm zählen in S34.',
      ],
    },
    S19: {
      title: 'Meditieren',
      text: [
        'Setze einen Mönch, den du zur Hand hast, auf ein freies Feld der Berge: eines ohne Mönch und ohne Hikari.',
        'Hast du keinen zur Hand, versetze einen deiner Mönche von seinem Bergfeld auf ein freies. Sind alle deine Mönche auf der Sonne, kannst du nichts tun.',
      ],
    },
    S20: {
      title: 'Hikari: das Licht bewegen',
      text: [
        'Die Zahl beim Hikari sagt, wie viele Schritte du höchstens machen darfst, zum Beispiel 2. Du gibst sie alle in einer Bewegung an.',
        'Mit jedem Schritt geht das Hikari eines beliebigen Berges ein Feld auf seinem Ring weiter, in die eine oder andere Richtung. Du darfst die Schritte auf mehrere Berge verteilen.',
        'Ein Hikari darf über fremde Mönche hinwegziehen. Aber wenn die Aktion vorbei ist, darf kein Hikari, das sich bewegt hat, auf einem fremden Mönch ruhen. Das gilt für jede einzelne Aktion, nicht erst für das Ende des Zuges.',
        'Ein Hikari bleibt, wo es angehalten hat. Nichts setzt es zurück, auch keine neue Runde.',
      ],
    },
    S21: {
      title: 'Erleuchtung',
      text: [
        'Bringt ein Schritt ein Hikari auf deinen eigenen Mönch und liegt auf diesem Feld ein Plättchen, so gewinnst du es, auch wenn das Hikari nur vorbeizieht. Ein Feld ohne Plättchen gibt nichts.',
        'Nach der Bewegung nutzt du die Plättchen nacheinander, in der Reihenfolge, in der du sie gewonnen hast. Jedes öffnet seine Aktionen: Nutze sie in beliebiger Folge, alle, einige oder keine. Ein Plättchen, das du währenddessen gewinnst, wartet (S13).',
        'Bist du mit einem Plättchen fertig, wird es verdeckt hingelegt und ist nun ein Meditationsplättchen, das du ausgeben kannst. Sein Mönch geht auf die Sonne.',
        'Bis dahin kann dieser Mönch weder versetzt noch ein zweites Mal erleuchtet werden.',
      ],
    },
    S22: {
      title: 'Opfergaben einfordern',
      text: [
        'Nimm die Belohnung deines Feldes auf der Opfergabenleiste oder die eines beliebigen Feldes darunter. Dein Marker geht danach an den Start zurück. Vom Startfeld aus gibt es nichts einzufordern.',
        'Feld 1: 1 Münze. Feld 2: 2 Münzen oder dein sechstes Jokoro. Feld 3: 1 Holz und 1 Stein. Feld 4: 1 Smaragd. Feld 5: 2 Weihrauch und 1 Münze. Feld 6: 1 Smaragd und 2 Münzen. Feld 7: 5 SP.',
        'Feld 2 ist das dritte, wenn du den Start mitzählst. Dein sechstes Jokoro kannst du dort einmal nehmen.',
        'Beispiel: Von Feld 4 aus kannst du den Smaragd nehmen, aber auch die 2 Münzen von Feld 2.',
      ],
    },
    S23: {
      title: 'Plättchen und Gebetsmühlen',
      text: [
        'Die Aktionen der Meditationsplättchen und der Gebetsmühlen sind die gleichen wie die der Altäre und funktionieren genauso.',
        'Eine Aktion, die sich nicht ausführen lässt, entfällt einfach.',
      ],
    },
    S24: {
      title: 'Spendenaltar',
      text: [
        'Auf den Spendenaltar dürfen Gläubige jeder Farbe. Stellst du jemanden dorthin, hast du die Wahl:',
        '• Beten: Lege deine zweite Glocke auf das erste freie Feld der Reihenfolge für die nächste Runde (S28). Betest du in derselben Runde noch einmal, bleibt sie, wo sie ist. Dann nimm entweder 1 Weihrauch oder eine Kollekte. Danach darfst du Opfergaben einfordern (S22).',
        '• Baustelle besichtigen: Nutze die linke Seite eines Altarplättchens, das dort liegt. Liegt keines da, geht das nicht.',
        'Die Kollekte bringt 2, 3 oder 4 Münzen für 1, 2 oder 3 Farben von Gläubigen auf diesem Altar, deine Farbe mitgezählt. Beispiel: Du stellst Grau neben Orange und nimmst 3 Münzen.',
      ],
    },
    S25: {
      title: 'Amulette nach Runde 3',
      text: [
        'Jede Runde endet mit den Schritten S25 bis S32, in dieser Reihenfolge. Nach Runde 5 entfallen sie, denn dann endet das Spiel (S33).',
        'Nach Runde 3, und nur dann, entscheidet ihr alle gleichzeitig und geheim, ob ihr euer Amulett ausspielt. Die Wahl ist endgültig, und niemand sieht sie, bis alle gewählt haben.',
        'Dann wird die Wahl aller gemeinsam aufgedeckt. Die ausgespielten Amulette werden mit steigender Nummer abgehandelt: Alle, die die Bedingung erfüllen, erhalten den Bonus (S33), nicht nur, wer das Amulett ausgespielt hat.',
        'Ist der Bonus eine Mischung nach Wahl, werdet ihr nacheinander gefragt, in der alten Zugreihenfolge. Ein ausgespieltes Amulett bleibt offen liegen.',
      ],
    },
    S26: {
      title: 'Baustelle, Hände und Berge',
      text: [
        '• Altäre und Altarschmuck, die noch auf der Baustelle liegen, verlassen das Spiel, und neue kommen (S4).',
        '• Alle Hände kehren auf das Dach der Gebetsmühlen zurück.',
        '• Jedes Bergfeld ohne Plättchen bekommt eines, auch unter einem Mönch oder einem Hikari: nach Runde 1 und 2 aus der ersten Ära, nach Runde 3 und 4 aus der zweiten.',
        '• Nach Runde 3 wird zuvor jedes Plättchen entfernt, auf dessen Feld kein Mönch steht. Plättchen mit einem Mönch bleiben.',
        'Ein Hikari, das schon auf einem Mönch steht, gewinnt das neue Plättchen nicht: Es muss den Mönch mit einem neuen Schritt erreichen (S21).',
      ],
    },
    S27: {
      title: 'Neue Gläubige, Architekt steigt',
      text: [
        'Alle Gläubigen kommen in den Beutel zurück, und wieder werden pro Person 3 an den Sanmon gezogen.',
        'Der Architekt steigt ein Stockwerk höher.',
      ],
    },
    S28: {
      title: 'Neue Zugreihenfolge',
      text: [
        'Wer gebetet hat, kommt zuerst, in der Reihenfolge der Glocken. Die anderen folgen in ihrer alten Reihenfolge. Dann kommen die Glocken zurück.',
      ],
    },
    S29: {
      title: 'Ohne Weihrauch',
      text: ['Hast du 0 Weihrauch, verlierst du 1 SP, fällst aber nie unter 0 SP.'],
    },
    S30: {
      title: 'Opfergaben zwischen den Runden',
      text: ['In der neuen Reihenfolge dürft ihr Opfergaben einfordern (S22).'],
    },
    S31: {
      title: 'Mönche bleiben oder kehren zurück',
      text: [
        'In der neuen Reihenfolge zahlt ihr 1 Weihrauch für jeden Mönch, der auf den Bergen bleiben soll, und nehmt die anderen zurück. Welche von deinen bleiben, entscheidest du.',
        'Mönche auf der Sonne kommen zurück, ohne etwas zu kosten.',
        'Beispiel: Mit 2 Mönchen auf den Bergen und 1 Weihrauch kannst du höchstens einen dort lassen.',
      ],
    },
    S32: {
      title: 'Meditationsplättchen tauschen',
      text: [
        'In der neuen Reihenfolge dürft ihr je bis zu 3 Meditationsplättchen tauschen: 2 Plättchen gegen 1 Weihrauch, 1 Plättchen gegen 1 Münze.',
        'Beispiel: 3 Plättchen bringen 1 Weihrauch und 1 Münze oder 3 Münzen.',
        'Gegen Weihrauch über 3 oder Münzen, die der Vorrat nicht hat, kannst du nichts tauschen.',
      ],
    },
    S33: {
      title: 'Amulette am Ende',
      text: [
        'Amulette, die noch nicht ausgespielt sind, dürfen jetzt ausgespielt werden, gewählt wie in S25, aber ohne den Bonus.',
        'Dann bringt jedes ausgespielte Amulett, mit steigender Nummer, je 2 SP für alle, die in diesem Moment seine Bedingung erfüllen. Die Bedingungen, und der Bonus nach Runde 3:',
        '• Nr. 1: meiste SP. Bonus: 4 Münzen.',
        '• Nr. 2: meiste Smaragde. Nr. 3: meiste Meditationsplättchen. Bonus jeweils: 2 Weihrauch oder Münzen, beliebig gemischt.',
        '• Nr. 4: meiste aufgestellte Jokoro, Pagode und Altäre zusammen. Nr. 5: am weitesten auf der Opfergabenleiste. Bonus jeweils: 1 Smaragd.',
        'Bei Gleichstand erfüllen alle, die gleichauf liegen, die Bedingung. Bei Nr. 2 bis 5 muss der höchste Wert mindestens 1 sein.',
      ],
    },
    S34: {
      title: 'Jokoro auf der Pagode',
      text: [
        'Multipliziere deine Jokoro auf der Pagode mit der Zahl der gebauten Dächer, egal, wer sie gebaut hat: So viele SP erhältst du.',
        'Beispiel: 3 Jokoro und 5 Dächer ergeben 15 SP.',
      ],
    },
    S35: {
      title: 'Jokoro auf Altären',
      text: [
        'Multipliziere die Jokoro auf deinen Altären mit der Zahl der verschiedenen Farben deiner Altäre: So viele SP erhältst du. Auch die Farbe eines Altars ohne Jokoro zählt.',
        'Beispiel: 2 Jokoro und Altäre in 3 Farben ergeben 6 SP.',
      ],
    },
    S36: {
      title: 'Übrige Güter',
      text: [
        'Zähle deine übrigen Münzen, Holz, Stein und Meditationsplättchen zusammen. Je volle 5 ergeben 1 SP.',
        'Beispiel: 13 davon ergeben 2 SP.',
      ],
    },
    S37: {
      title: 'Smaragde',
      text: ['Jeder Smaragd ergibt 1 SP.'],
    },
    S38: {
      title: 'Plättchen des Sōrin',
      text: [
        'Wer den Sōrin gebaut hat, wertet sein Plättchen. Es ist eines von diesen vier:',
        '• Farben: In S35 hast du zwei Farben mehr, auch wenn du schon drei hast. Das sind 2 SP mehr für jedes Jokoro auf deinen Altären.',
        '• Güter: 1 SP für je volle 2 von dem, was S36 zählt, zusätzlich zu S36.',
        '• Weihrauch: 2 SP für jede Stufe deines Weihrauchs.',
        '• Opfergaben: 1 SP für jedes Feld, das du vom Start der Opfergabenleiste entfernt bist; Feld 4 ergibt 4 SP.',
      ],
    },
    S39: {
      title: 'Ohne Weihrauch am Ende',
      text: ['Hast du 0 Weihrauch, verlierst du 1 SP, fällst aber nie unter 0 SP.'],
    },
    S40: {
      title: 'Wer gewinnt',
      text: [
        'Wer die meisten SP hat, gewinnt. Bei Gleichstand entscheidet der meiste Weihrauch, dann der weiteste Platz auf der Opfergabenleiste. Steht es auch dann noch gleich, wird der Sieg geteilt.',
      ],
    },
  },
  pictures: {
    S9: 'Auf einem orangen Altar öffnet Grau die eine oder die andere Seite, Orange öffnet beide.',
    S10: 'Auf dem Altar steht das Jokoro von Rot: Kommt Grau dorthin, rückt Rot um 1 vor, kommt Orange, um 2.',
    S11: 'Die sechs Gebetsmühlen. Die Hand von Blau liegt auf einer, die von Rot auf dem Dach.',
    S16: 'Ein Platz der Baustelle: sein Preis, die linke Seite des Altars, und was ein Jokoro darauf kosten wird. Darunter der Altarschmuck.',
    S18: 'Stockwerk 1 steht, mit einem Jokoro von Blau und einem freien Platz. Sein Dach kann gebaut werden, auch Stockwerk 2, denn so hoch ist der Architekt.',
    S20: 'Zwei Schritte: Das Licht darf über den Mönch von Rot hinweg, aber dort nicht ruhen.',
    S21: 'Das Licht kommt zum eigenen Mönch: Blau gewinnt das Plättchen.',
    S22: 'Der Marker von Blau steht auf Feld 4: Eine Belohnung bis dorthin ist zu haben.',
    S24: 'Grau kommt zu Orange: Mit zwei Farben bringt die Kollekte 3 Münzen.',
    S33: 'Die Amulette nach ihren Nummern: meiste SP, Smaragde, Meditationsplättchen, Jokoro, und am weitesten auf der Opfergabenleiste.',
  },
};
