import type { TajutoRules } from './contents';

export const rules: TajutoRules = {
  sections: {
    setup: 'Příprava',
    turn: 'Tvůj tah',
    draw: 'Táhnout patro',
    offer: 'Obětovat kostku',
    acquire: 'Získat žeton',
    free: 'Volné akce',
    end: 'Konec hry',
    sight: 'Kdo co vidí',
  },
  rules: {
    T1: {
      title: 'S čím začínáš',
      text: [
        'Dva až čtyři mniši spolu stavějí osm pagod a jedním z nich jsi ty. Jakmile je dokončena čtvrtá pagoda, vyhrává ten, kdo má nejvíce duchovních bodů (DB): viz T25 a T27.',
        'Na začátku je všech 48 pater v sáčku: osm barev, každá ve velikostech od 1 (široké přízemí) do 6 (úzká střecha). I později je v sáčku každé patro, které není ani na herním plánu, ani před některým hráčem.',
        'Dostaneš vlastní barvu a k ní:',
        '• Mnicha na poli 0 Cesty meditace: pole, na kterém stojí, udává tvé meditační body (MB).',
        '• Tři základní akční žetony, všechny nepoužité: použít A stojí 0 MB, B stojí 4 a C stojí 6 (T7).',
        '• Osm obětních kostek, jednu pro každou barvu pagody.',
        'Ve dvou ani ve třech se nic jiného nemění: barvy, za které nikdo nehraje, zůstanou mimo hru.',
      ],
    },
    T2: {
      title: 'Sloupky ve vesnici',
      text: [
        'Ve vesnici získáváš žetony. Každý sloupek je seřazený podle ceny, nejlevnější žeton leží nahoře.',
        '• Horní řada: pět sloupků po třech žetonech moudrosti v hodnotě 1, 2, 3, 4 a 5 DB.',
        '• Další řada začíná žetony transcendence: dvě tržiště (10 a 12 MB) a dvě svatyně.',
        '• Vedle nich jsou přídavné akční žetony, po dvou od každého druhu: D (tažení, použití stojí 2 MB), E (oběť, 0 MB) a F (nákup, 0 MB).',
        'Co leží pod horním žetonem, není žádné tajemství: v každé hře je to stejné.',
      ],
    },
    T3: {
      title: 'Cíle a žetony vysvěcení',
      text: [
        'Pod sloupky leží osm cílů: dva závěrečné a šest průběžných (T24).',
        'V posvátné zahradě leží vedle každého z osmi stavenišť jeho žeton vysvěcení.',
      ],
    },
    T4: {
      title: 'Kdo začíná',
      text: [
        'U skutečného stolu začíná nejstarší hráč. Tady rozhodne náhoda, nebo to určí hostitel.',
        'Dál se hraje po směru hodinových ručiček, od místa k místu.',
      ],
    },
    T5: {
      title: 'Co můžeš dělat',
      text: [
        'Ve svém tahu můžeš v libovolném pořadí a tolikrát, kolikrát to pravidla dovolí:',
        '• používat akční žetony (T6),',
        '• stavět patra (T18),',
        '• nárokovat cíle (T24).',
        'Potom tah ukončíš.',
      ],
    },
    T6: {
      title: 'Akční žetony',
      text: [
        'Každý akční žeton můžeš použít nejvýše jednou za tah. Když tvůj tah skončí, jsou všechny zase připravené.',
        'Základní akční žeton (A, B, C) umí kteroukoli jednu ze tří akcí: táhnout, obětovat, nebo získat. Přídavný akční žeton umí jen tu svou: D táhne, E obětuje, F získává.',
        'Můžeš mít i oba žetony ze stejného sloupku.',
        'Akční žetony leží vždy odkryté, použité i nepoužité.',
      ],
    },
    T7: {
      title: 'Placení za akci',
      text: [
        'Použití žetonu stojí MB: tvůj mnich se vrátí o tolik polí, kolik je cena použití.',
        'Tvé MB nikdy neklesnou pod 0. Když nestačí na cenu použití a při nákupu navíc i na kupní cenu nového žetonu, akci provést nemůžeš a nic neplatíš.',
        'Co ti oběť přinese, nemůže zaplatit žeton, kterým obětuješ: na cenu použití musíš mít už předem.',
      ],
    },
    T8: {
      title: 'Aspoň jeden akční žeton',
      text: [
        'V každém tahu musíš použít aspoň jeden akční žeton.',
        'Vždycky to jde: A nic nestojí a na začátku tahu je v sáčku vždy nějaké patro. Ze 48 pater jich před koncem stojí nejvýše 43 a nejvýše 4 mají hráči u sebe.',
        'Když hra skončí uprostřed tvého tahu, už to neplatí.',
      ],
    },
    T9: {
      title: 'Nový žeton platí hned',
      text: ['Přídavný akční žeton smíš použít už v tahu, ve kterém ho získáš.'],
    },
    T10: {
      title: 'Jedno patro',
      text: [
        'Ze sáčku vytáhneš jedno patro. To pak leží odkryté před tebou.',
        'Z prázdného sáčku táhnout nemůžeš. Vyprázdnit se může i uprostřed tahu.',
      ],
    },
    T11: {
      title: 'Hmat v sáčku',
      text: [
        'U skutečného stolu smí tvá ruka hledat určitou velikost; barva je náhoda. Tady o tažení rozhoduje možnost „Hmat v sáčku“:',
        '• Po hmatu (pokud hostitel nezvolí jinak): nabereš náhodnou hrst, nejvýše 5 pater, a dozvíš se, jak široké se každé z nich zdá. Dozvíš se to jen ty, a nikdy ne barvu.',
        '• Podle velikosti: řekneš velikost, která v sáčku je, a dostaneš náhodné patro té velikosti.',
        '• Naslepo: dostaneš náhodné patro.',
        'Po hmatu si z hrsti jedno patro vybereš, nebo všechna vrátíš a sáhneš znovu. Na jedno tažení máš nejvýše 3 hrsti; ze třetí si vybrat musíš. Všechna patra, která si nevybereš, se vrátí do sáčku.',
        'Hmat se může splést: cítíš skutečnou velikost s malou náhodnou odchylkou a její rozptyl závisí na velikosti. Široká patra se poznají snadno (1 až 3 téměř jistě); úzká jsou si podobná, takže 4, 5 nebo 6 někdy zaměníš za sousední velikost.',
        'Každá hrst se losuje, řadí i ohmatává úplně znovu: nic nespojuje patro v jedné hrsti s patrem v jiné.',
      ],
    },
    T12: {
      title: 'S rukou v sáčku',
      text: [
        'Jakmile sáhneš do sáčku, cena je zaplacená a žeton použitý. Dokud si nevybereš patro, nemůžeš dělat nic jiného.',
        'Když mezitím odejdeš a vrátíš se, čeká na tebe stejná hrst a na dotek je stejná jako předtím, nikdy jiná.',
      ],
    },
    T13: {
      title: 'Položení kostky',
      text: [
        'Vyber si pagodu a polož svou kostku její barvy na její horní patro. Jde to, když:',
        '• má pagoda aspoň 1 patro, ale méně než 6,',
        '• na jejím horním patře ještě nestojí kostka,',
        '• svou kostku této barvy ještě máš.',
        'Jakmile je pagoda dokončená, kostky její barvy už položit nelze. Pokud svou ještě máš, dál se počítá mezi ty, které držíš (T24).',
      ],
    },
    T14: {
      title: 'Co oběť přinese',
      text: [
        'Získáš 1 MB za každé patro této pagody a k tomu 2 MB.',
        'Při 2 patrech jsou to 4 MB.',
      ],
    },
    T15: {
      title: 'Co můžeš získat',
      text: [
        'Můžeš koupit horní žeton kteréhokoli sloupku ve vesnici.',
        'Nebo koupíš žeton vysvěcení, za 8 MB, pokud ještě leží vedle svého staveniště. Jak je pagoda vysoká, nehraje roli, jen musí mít méně než 6 pater.',
        'Cíle koupit nelze (T24).',
      ],
    },
    T16: {
      title: 'Cena',
      text: [
        'Platíš kupní cenu vytištěnou na žetonu, sníženou o 2 MB za každé tržiště, které už máš, ale nikdy méně než 0. Cena použití se nesnižuje nikdy.',
        'S oběma tržišti je žeton za 4 MB nebo méně zdarma.',
        'Druhé tržiště tě stojí 10 MB: vytištěno je na něm 12 a to první 2 ubere.',
      ],
    },
    T17: {
      title: 'Lícem nahoru, nebo dolů',
      text: [
        'Jak před tebou žeton leží, si nevybíráš:',
        '• Lícem nahoru: akční žetony, tržiště a žetony vysvěcení nedokončených pagod.',
        '• Lícem dolů: žetony moudrosti a svatyně. Přibudou k nim žetony vysvěcení dokončených pagod (T23) a cíle (T24).',
      ],
    },
    T18: {
      title: 'Stavba patra',
      text: [
        'Volné akce nepotřebují akční žeton a nic nestojí. Můžeš je provést kdykoli ve svém tahu, jen ne s rukou v sáčku (T12).',
        'Patro, které leží před tebou, můžeš postavit, když má pagoda jeho barvy přesně o jedno patro méně, než je jeho velikost: jednička pagodu začíná, čtyřka patří na tři patra. Stane se jejím dalším patrem.',
      ],
    },
    T19: {
      title: 'Prostá meditace',
      text: [
        'Každé patro, které postavíš, ti přinese tolik MB, kolik pater má pak pagoda.',
        'Patra 1 a 2 jedné pagody a patro 4 jiné: 1 + 2 + 4 = 7 MB. Patra 3 a 4: také 7 MB.',
      ],
    },
    T20: {
      title: 'Hluboká meditace',
      text: [
        'Když stavíš na patro, které nese kostku, získáš o 2 MB víc. Je jedno, čí kostka to je: platí i tvá vlastní, a to i položená v tomto tahu.',
        'Třetí patro nad kostkou přinese 5 MB.',
        'Kostka zůstane pod novým patrem.',
      ],
    },
    T21: {
      title: 'Co pasuje, musíš postavit',
      text: [
        'Tah nemůžeš ukončit, dokud lze postavit kterékoli patro před tebou, ať je právě vytažené, nebo ti zůstalo z dřívějška.',
        'Po stavbě jednoho patra může začít pasovat další, a to pak musíš postavit také. Může tě to dokonce donutit ukončit hru (T25).',
        'Kdy během tahu stavíš, je na tobě.',
      ],
    },
    T22: {
      title: 'Jedno patro si necháváš',
      text: [
        'Když ti na konci tahu zbudou dvě patra nebo víc a žádné z nich nelze postavit, vyber to, které si necháš; ostatní se vrátí do sáčku.',
        'Jediné zbylé patro zůstane před tebou. Posledního se vzdát nemůžeš: jedno si vždy necháváš.',
      ],
    },
    T23: {
      title: 'Pagoda je dokončená',
      text: [
        'Patro 6 pagodu dokončí. Pokud má někdo její žeton vysvěcení, žeton se teď otočí lícem dolů.',
        'Pokud žeton ještě leží vedle staveniště, odchází ze hry.',
      ],
    },
    T24: {
      title: 'Nárokování cílů',
      text: [
        'Ve svém tahu můžeš zdarma nárokovat libovolný počet cílů, každý z nich, pokud jeho podmínka v té chvíli platí. Každý má hodnotu 1 DB.',
        'Nárokovaný cíl leží před tebou lícem dolů a už nikdy ho nevracíš. Každý připadne jen jednomu hráči; dosud nenárokované leží odkryté přede všemi.',
        '• Moudrost 5: DB vytištěné na tvých žetonech moudrosti dávají dohromady aspoň 5. Svatyně se nepočítají.',
        '• Moudrost 10: dávají dohromady aspoň 10.',
        '• Čtyři oběti: zbývají ti nejvýše 4 kostky.',
        '• Osm obětí: nezbývá ti žádná kostka.',
        '• Třicet kroků: právě teď máš aspoň 30 MB.',
        '• První pagoda: patro 6 na první dokončené pagodě je tvoje dílo. Nárokovat ho můžeš hned nebo v kterémkoli svém pozdějším tahu.',
        '• Čtvrtá pagoda (závěrečný): dokončíš čtvrtou pagodu. Tento cíl se nenárokuje, přidělí ho hra sama.',
        '• Nejvíce meditace (závěrečný): na konci máš nejvíce MB a nikdo jiný jich nemá stejně. Přidělí ho hra sama; při shodě na prvním místě, i s 0 MB, ho nedostane nikdo.',
      ],
    },
    T25: {
      title: 'Čtvrtá pagoda',
      text: [
        'Ve chvíli, kdy je dokončena čtvrtá pagoda, hra končí. Stane se už jen toto, v tomto pořadí:',
        '• Postaví se poslední patro.',
        '• Kdo ho postavil, získá za něj MB (T19, T20).',
        '• Žeton vysvěcení této pagody se otočí lícem dolů, nebo odchází ze hry (T23).',
        '• Kdo stavěl, dostane cíl „Čtvrtá pagoda“.',
        '• Přidělí se cíl „Nejvíce meditace“.',
        '• Sečtou se body (T26).',
        'Nic jiného už dělat nelze, ani nárokovat cíl.',
      ],
    },
    T26: {
      title: 'Sčítání duchovních bodů',
      text: [
        'Tvé DB tvoří:',
        '• DB na tvých žetonech moudrosti.',
        '• 1 DB za každý tvůj cíl.',
        '• 4 DB za každý tvůj žeton vysvěcení, jehož pagoda je dokončená.',
        '• Za každou svatyni ještě 1 DB na každý tvůj žeton moudrosti a na každý tvůj žeton vysvěcení, jehož pagoda je dokončená. Se dvěma svatyněmi jsou to 2 DB navíc na každý z těchto žetonů.',
        'Žeton vysvěcení nedokončené pagody má hodnotu 0 a ani svatyně za něj nic nepřidají.',
      ],
    },
    T27: {
      title: 'Kdo vyhrává',
      text: [
        'Vyhrává, kdo má nejvíce DB, a stává se Velkým strážcem posvátné zahrady osmi pagod.',
        'Při shodě se hráči o vítězství dělí.',
      ],
    },
    T28: {
      title: 'Bez horní hranice',
      text: [
        'MB můžeš mít libovolně mnoho. Když tvůj mnich dojde na konec nakreslené cesty, počítá se prostě dál.',
      ],
    },
    T29: {
      title: 'Co je vidět',
      text: [
        'Všichni, i diváci, vidí: MB, zbývající kostky, patra před hráči, akční žetony a které z nich jsou použité, tržiště, žetony vysvěcení nedokončených pagod, vesnici, posvátnou zahradu a nenárokované cíle. Která patra jsou ještě v sáčku, z toho vyplývá, takže i to je všem známo.',
        '• Co leží ve tvé hromádce lícem dolů, vidíš jen ty. Ostatní i diváci vidí jen, kolik je v ní celkem žetonů.',
        '• Kolik DB máš před koncem a které cíle můžeš právě nárokovat, vidíš jen ty.',
        '• Jak široká se ti zdají patra v hrsti, víš jen ty. Ostatní i diváci vidí, že máš ruku v sáčku a kolikátá hrst to je.',
        '• Co je v hrsti doopravdy, co přinesou další tažení a jaké je semínko, ze kterého vychází veškerá náhoda: to před koncem neví nikdo.',
        'Jako u skutečného stolu všichni vidí, který žeton si bereš; pak leží lícem dolů a je třeba si ho pamatovat. Zpráva v té chvíli žeton jmenuje. Potom už stůl ostatním ukazuje jen to, že si bereš nějaký žeton. Stejně tak průběh, když se znovu pošle tomu, kdo se opět připojí, obnoví stránku nebo přijde později. Druh, sloupek, cena ani tvé MB poté se neuvádějí.',
        'Řádek průběhu ukazuje, co je vidět teď: žeton vysvěcení koupený lícem nahoru je v něm jmenován, dokud není jeho pagoda dokončená. Ve tvých vlastních řádcích pro tebe zůstávají tvé žetony jmenované. Odmítnuté nároky a seznam cílů, které lze nárokovat, vidíš jen ty.',
        'Pozorný hráč si i tak může mnohé spočítat, stejně jako u skutečného stolu: sloupky ve vesnici jsou odkryté a ve dvou se dá odvodit všechno. Po hře je odkryté vše: hromádky, hrsti, semínko i záznam hry.',
      ],
    },
    T30: {
      title: 'Odkryté body',
      text: [
        'Když hostitel nastaví „Body“ na „Odkryté“, leží všechny hromádky lícem nahoru. Hodí se to, když se někdo hru teprve učí.',
      ],
    },
  },
  pictures: {
    T6: 'A a C jsou připravené, B je použitý a leží otočený. D s dvojitým okrajem je přídavný akční žeton.',
    T7: 'Použití B vrátí mnicha z 9 na 5.',
    T11: 'Tři patra z hrsti: jak široké se každé zdá a jakou velikost může mít.',
    T13: 'Na první pagodu lze kostku položit. Na druhé už jedna stojí a třetí je dokončená.',
    T14: 'Dvě patra a k tomu 2: tato oběť přinese 4 MB.',
    T16: 'S jedním tržištěm stojí žeton za 12 MB jen 10.',
    T18: 'Stojí tři patra, a tak na ně patří patro velikosti 4.',
    T20: 'Třetí patro nad kostkou: 3 a 2 navíc je 5 MB.',
    T23: 'Patro 6 pagodu dokončí. Pokud má někdo její žeton vysvěcení, leží teď lícem dolů.',
  },
};
