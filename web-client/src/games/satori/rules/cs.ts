import type { SatoriRules } from './contents';

export const rules: SatoriRules = {
  sections: {
    setup: 'Příprava',
    turn: 'Tah',
    actions: 'Akce',
    roundEnd: 'Konec kola',
    gameEnd: 'Konec hry',
  },
  rules: {
    S1: {
      title: 'Věřící u Sanmonu',
      text: [
        'Satori je hra pro 2 až 4 hráče. Trvá pět kol a v každém z nich má každý tři tahy. Posíláš věřící k oltářům a mnichy do hor a pomáháš stavět Velkou pagodu. Kdo má na konci nejvíc bodů Satori (SP), vyhrává.',
        'Věřící jsou šedí, oranžoví a fialoví. Při hře ve dvou jsou v pytli 3 od každé barvy, ve třech 4, ve čtyřech 5.',
        'Za každého hráče se z pytle vytáhnou 3 věřící a čekají u Sanmonu, tedy u vchodových dveří. Ve třech je jich 9.',
      ],
    },
    S2: {
      title: 'Pagoda',
      text: [
        'Velká pagoda bude mít pět úrovní, každou se střechou, a na vrcholu Sōrin. Architekt začíná u 1. úrovně.',
        'Pět ze šesti žetonů úrovní se náhodně rozloží, na každou úroveň jeden, cenou nahoru. Šestý se nepoužije.',
        'Vedle Sōrinu leží odkrytý jeden náhodný bodovací žeton. Říká, za co Sōrin na konci přinese body (S38).',
      ],
    },
    S3: {
      title: 'Hromádka Jokoro',
      text: [
        'Jokoro je kadidelnice. Kolik stojí její umístění na pagodu, říkají žetony nákladů (S18).',
        'Ze 7 žetonů nákladů a několika žetonů zrušených nákladů se zamíchá hromádka lícem dolů. Zrušené se přidají takto: ve dvou žádný, ve třech 3, ve čtyřech 1.',
        'Stejný počet neutrálních Jokoro, tedy 0, 3 nebo 1, leží po ruce.',
      ],
    },
    S4: {
      title: 'Staveniště',
      text: [
        'Staveniště má tři místa. Na každé přijde jeden žeton oltáře a k nim se vyloží tři dekorace.',
        'Jsou-li všechny tři dekorace stejné, vrátí se a táhne se znovu, ledaže už zbývá jen jediný druh.',
      ],
    },
    S5: {
      title: 'Hory a světlo',
      text: [
        'Hory jsou tři a každá je kruhem čtyř polí. Na každé z 12 polí přijde lícem nahoru meditační žeton první éry.',
        'Každá hora má jedno Hikari, své světlo. Začíná na nejvyšším poli.',
      ],
    },
    S6: {
      title: 'S čím začínáš',
      text: [
        'Dostaneš jeden náhodný amulet. Vidíš ho jen ty, dokud není zahrán nebo dokud hra neskončí. Amulety, které nikdo nedostane, opouštějí hru, aniž je kdo uvidí.',
        '• Máš 3 mnichy, 5 Jokoro, 2 zvonky a 3 žetony sekty.',
        '• Tvé šesté Jokoro leží na poli 2 stupnice obětí. Je to třetí pole, když počítáš i začátek (S22).',
        '• Máš 5 SP a 0 kadidla.',
        '• Tvůj ukazatel stojí na začátku stupnice obětí. Tvá ruka leží na střeše modlitebních mlýnků.',
      ],
    },
    S7: {
      title: 'Pořadí a první volby',
      text: [
        'Kdo začíná, určí náhoda. Odtud jde pořadí tahů po směru hodinových ručiček.',
        'Vyloží se o jeden počáteční žeton víc, než je hráčů. V pořadí tahů si každý jeden vezme a hned získá jeho zboží, například 1 dřevo, 1 kámen a 1 kadidlo. Ten, který zbude, opouští hru.',
        'Potom v opačném pořadí každý postaví jednoho mnicha na volné pole hor, tedy na pole bez mnicha a bez Hikari.',
      ],
    },
    S8: {
      title: 'Jeden věřící za tah',
      text: [
        'V každém tahu vezmeš ze Sanmonu právě jednoho věřícího a postavíš ho na oltář: na základní, který je vytištěný na desce, na postavený, nebo na obětní oltář (S24).',
        'Dřív tah ukončit nemůžeš. Na jednom oltáři smí stát libovolný počet věřících.',
      ],
    },
    S9: {
      title: 'Jedna strana, nebo obě',
      text: [
        'Oltář má barvu a dvě strany s akcemi. Co smíš použít, záleží na věřícím:',
        '• Jiná barva než oltář: jedna strana, levá, nebo pravá. Zvolíš ji, když věřícího stavíš.',
        '• Stejná barva jako oltář: obě strany.',
        'Otevřené akce prováděj v libovolném pořadí, každou nejvýš jednou. Kteroukoli můžeš i vynechat.',
        'Příklad: na oranžovém oltáři otevře šedý věřící jednu stranu, oranžový obě.',
      ],
    },
    S10: {
      title: 'Oběti pro majitele oltáře',
      text: [
        'Když někdo umístí věřícího na postavený oltář, na kterém je Jokoro jeho majitele, postoupí majitel na stupnici obětí. Stane se to hned, před jakoukoli akcí:',
        '• o 1 pole, když má věřící jinou barvu než oltář,',
        '• o 2 pole, když mají stejnou barvu.',
        'Platí to i tehdy, když stavíš věřícího na vlastní oltář. Stupnice končí polem 7 a dál se nepostupuje.',
        'Stavba oltáře, jeho použití hned po stavbě (S16) ani kontrola staveniště (S24) nikoho neposunou.',
      ],
    },
    S11: {
      title: 'Modlitební mlýnky',
      text: [
        'Jednou za tah smíš zaplatit 1 kadidlo za modlitební mlýnek, a to před ostatními akcemi, mezi nimi i po nich. Polož na mlýnek svou ruku a proveď jeho akci.',
        'Leží-li tam cizí ruka, vrátí se na střechu. Mlýnek, na kterém tvoje ruka ležela už na začátku tahu, zvolit nemůžeš.',
        'Šest mlýnků: 1 dřevo; 1 kámen; 2 mince; Hikari 1 (S20); meditovat (S19); umístit Jokoro (S17).',
      ],
    },
    S12: {
      title: 'Získávání a placení',
      text: [
        '• Kadidlo má stupně od 0 do 3. Co získáš nad 3, propadá.',
        '• Obecná rezerva je omezená: 30 mincí, 20 dřev, 20 kamenů a 12 smaragdů. Když nestačí, vezmeš si, co v ní je; zbytek nedostaneš ani později.',
        '• Cena se platí celá, nebo vůbec, a jen tím, co máš. Co zaplatíš, vrací se do obecné rezervy.',
        '• Meditační žetony, které utratíš, opouštějí hru.',
      ],
    },
    S13: {
      title: 'Otevřené akce, konec tahu',
      text: [
        'Co se otevřelo naposled, přijde na řadu první. Když akce otevře strana nového oltáře, meditační žeton nebo modlitební mlýnek, nejdřív je dokončíš nebo necháš být a teprve pak se vrátíš k tomu, co bylo otevřené předtím.',
        'Všechny meditační žetony, které v tahu získáš, tvoří jednu frontu. Otevřený je vždy jen jeden a další se otevře dřív, než se vrátíš ke starším akcím.',
        'Tah ukončuješ ty. Nevyužité akce tím propadnou a všechno se uzavře: získané žetony se otočí lícem dolů a jejich mniši jdou na slunce (S21).',
        'Když má každý za sebou tři tahy, kolo končí.',
      ],
    },
    S14: {
      title: 'Získat zboží nebo SP',
      text: [
        'Získáš vyobrazené mince, dřevo, kámen, smaragdy, kadidlo nebo SP. Pro zboží platí omezení z pravidla S12, počet SP shora omezený není.',
      ],
    },
    S15: {
      title: 'Vyměnit',
      text: [
        'Zaplatíš, co je vlevo, a získáš, co je vpravo. Jde to jednou při každém použití oltáře.',
        '„Dřevo nebo kámen“ znamená obojí v libovolné kombinaci. Příklad: smaragd za 1 minci a 2 dřeva či kameny. Můžeš zaplatit 2 dřeva, 2 kameny, nebo od každého 1.',
        'Výměnu, která by ti nepřinesla vůbec nic, provést nemůžeš, například za kadidlo, když už máš 3.',
      ],
    },
    S16: {
      title: 'Postavit oltář',
      text: [
        'Zvol žeton oltáře na staveništi a zaplať cenu jeho místa: na jednom jsou to 2 mince, na druhém 2 dřeva, na třetím 2 kameny. Tvůj druhý oltář stojí navíc 1 meditační žeton, třetí 2. Víc než tři nikdo nepostaví.',
        'Polož žeton na volné místo pro oltář; ve dvou jsou taková místa 3, ve třech 4, ve čtyřech 5. Nebo ho za 1 kadidlo navíc polož na základní oltář stejné barvy, který není chráněný. Ze šesti základních oltářů je v každé barvě chráněný jeden.',
        'Když stavíš na základním oltáři, věřící na něm zůstávají a co bylo otevřené ze starého oltáře, zůstává otevřené.',
        'Zvol na staveništi dekoraci: bude pravou stranou tvého oltáře. Polož na oltář svůj žeton sekty. Potom smíš hned použít jednu z jeho stran.',
        'Staveniště se doplní až na konci kola (S26).',
        'Příklad: tvůj druhý oltář z místa za 2 dřeva, postavený na základním oltáři, stojí 2 dřeva, 1 meditační žeton a 1 kadidlo.',
      ],
    },
    S17: {
      title: 'Umístit Jokoro',
      text: [
        'Umísti jedno ze svých Jokoro na oltář, nebo na pagodu. Některé ikony ti dávají na vybranou, jiné dovolují jen oltář.',
        '• Oltář: některý z tvých, za cenu, která je na něm. Na každý oltář se vejde jedno Jokoro.',
        '• Pagoda: volné místo na žetonu nákladů postavené úrovně nebo Sōrinu, za cenu na tom žetonu. Neutrální Jokoro své místo zavírá. Smíš obsadit i obě místa a nezáleží na tom, kde stojí Architekt.',
        'Jokoro na oltářích ti přinášejí oběti (S10). Na konci ti všechna umístěná Jokoro mohou přinést SP (S34, S35).',
      ],
    },
    S18: {
      title: 'Stavět na pagodě',
      text: [
        'Každou akcí postavíš jednu věc. Žádná úroveň ani střecha nesmí být nad Architektem, který každé kolo vystoupí o úroveň výš (S27). Do této výšky se úrovně stavějí v libovolném pořadí.',
        '• Úroveň: zaplať cenu na jejím žetonu a získej jeho SP (4 až 6 SP, za 1 smaragd s dalším zbožím nebo za 2 smaragdy). Otoč žeton a polož na něj žeton nákladů z hromádky Jokoro. Má 2 místa pro Jokoro, při hře ve dvou 1.',
        '• Vytáhneš-li žeton zrušených nákladů, táhni ještě jednou a na jedno místo postav neutrální Jokoro. Je-li zrušený i druhý, zůstane tam ležet se dvěma neutrálními Jokoro: na té úrovni žádné volné místo není.',
        '• Střecha: její úroveň musí stát. Zaplať vytištěnou cenu, získej SP a polož na ni jeden ze svých meditačních žetonů. 1. střecha: 1 dřevo a 1 mince za 2 SP. 2. střecha: 1 kámen a 1 mince za 2 SP. 3. střecha: 3 mince za 3 SP. 4. střecha: 1 dřevo, 1 kámen a 1 mince za 4 SP. 5. střecha: 2 dřeva a 2 kameny za 5 SP.',
        '• Sōrin: jen v 5. kole a jen jednou. Zaplať 1 minci, 1 dřevo, 1 kámen a 1 kadidlo a odhoď jeden meditační žeton. Žádná úroveň kvůli němu stát nemusí. Vezmi si bodovací žeton Sōrinu (S38).',
        'Sōrin dostane žeton nákladů stejně jako úroveň. Není to střecha, ale Jokoro na něm se počítají v pravidle S34.',
      ],
    },
    S19: {
      title: 'Meditovat',
      text: [
        'Postav mnicha, kterého máš po ruce, na volné pole hor, tedy na pole bez mnicha a bez Hikari.',
        'Nemáš-li po ruce žádného, přesuň jednoho ze svých mnichů z jeho pole na horách na jiné volné. Jsou-li všichni tvoji mniši na slunci, nejde udělat nic.',
      ],
    },
    S20: {
      title: 'Hikari: pohnout světlem',
      text: [
        'Číslo u Hikari říká, kolik kroků smíš udělat nejvýš, například 2. Všechny zadáš jako jeden pohyb.',
        'Každým krokem se Hikari kterékoli hory posune o jedno pole po svém kruhu, jedním, nebo druhým směrem. Kroky smíš rozdělit mezi víc hor.',
        'Hikari smí přejít přes cizí mnichy. Když ale akce skončí, žádné Hikari, které se pohnulo, nesmí zůstat na cizím mnichovi. Platí to pro každou akci zvlášť, ne až pro konec tahu.',
        'Hikari zůstává, kde se zastavilo. Nic ho nevrací zpět, ani nové kolo.',
      ],
    },
    S21: {
      title: 'Osvícení',
      text: [
        'Když krok přivede Hikari na tvého mnicha a na tom poli leží žeton, získáš ho, i když Hikari jen prochází. Pole bez žetonu nedá nic.',
        'Po pohybu použiješ žetony jeden po druhém v pořadí, v jakém byly získány. Každý otevře své akce: prováděj je v libovolném pořadí, všechny, některé, nebo žádnou. Žeton, který získáš mezitím, čeká (S13).',
        'Jakmile je žeton vyřízený, otočí se lícem dolů a stane se meditačním žetonem, který můžeš utratit. Jeho mnich jde na slunce.',
        'Do té doby nejde toho mnicha přesunout ani znovu osvítit.',
      ],
    },
    S22: {
      title: 'Nárokovat oběti',
      text: [
        'Vezmi si odměnu svého pole na stupnici obětí nebo kteréhokoli nižšího. Tvůj ukazatel se pak vrátí na začátek. Na začátku stupnice není co nárokovat.',
        'Pole 1: 1 mince. Pole 2: 2 mince, nebo tvé šesté Jokoro. Pole 3: 1 dřevo a 1 kámen. Pole 4: 1 smaragd. Pole 5: 2 kadidla a 1 mince. Pole 6: 1 smaragd a 2 mince. Pole 7: 5 SP.',
        'Pole 2 je třetí, když počítáš i začátek. Šesté Jokoro si tam můžeš vzít jen jednou.',
        'Příklad: z pole 4 si můžeš vzít smaragd, ale také 2 mince z pole 2.',
      ],
    },
    S23: {
      title: 'Žetony a mlýnky',
      text: [
        'Akce meditačních žetonů a modlitebních mlýnků jsou stejné jako akce oltářů a fungují stejně.',
        'Akce, která nejde provést, se prostě neprovede.',
      ],
    },
    S24: {
      title: 'Obětní oltář',
      text: [
        'Na obětní oltář smí věřící kterékoli barvy. Když tam některého postavíš, vyber si jedno z toho:',
        '• Pomodlit se: polož svůj druhý zvonek na první volné místo v pořadí příštího kola (S28). Modlíš-li se v témže kole znovu, zůstane, kde je. Potom si vezmi buď 1 kadidlo, nebo sbírku. Nakonec smíš nárokovat oběti (S22).',
        '• Kontrola staveniště: použij levou stranu jednoho žetonu oltáře, který tam leží. Neleží-li tam žádný, nejde to.',
        'Sbírka přinese 2, 3 nebo 4 mince za 1, 2 nebo 3 barvy věřících na tomto oltáři, včetně toho tvého. Příklad: postavíš šedého věřícího vedle oranžového a vezmeš si 3 mince.',
      ],
    },
    S25: {
      title: 'Amulety po 3. kole',
      text: [
        'Každé kolo končí kroky S25 až S32, v tomto pořadí. Po 5. kole se vynechají, protože hra končí (S33).',
        'Po 3. kole, a jen tehdy, se všichni najednou a tajně rozhodnou, zda svůj amulet zahrají. Volba je konečná a nikdo ji nevidí, dokud nezvolí všichni.',
        'Volby se odkryjí najednou. Zahrané amulety se vyhodnotí od nejnižšího čísla: bonus (S33) získá každý, kdo splňuje podmínku, nejen ten, kdo amulet zahrál.',
        'Je-li bonusem kombinace podle volby, odpovídá jeden hráč po druhém ve starém pořadí tahů. Zahraný amulet zůstává ležet odkrytý.',
      ],
    },
    S26: {
      title: 'Staveniště, ruce a hory',
      text: [
        '• Oltáře a dekorace, které na staveništi zbyly, opouštějí hru a přijdou nové (S4).',
        '• Všechny ruce se vracejí na střechu modlitebních mlýnků.',
        '• Každé pole hor bez žetonu dostane nový, i pod mnichem nebo Hikari: po 1. a 2. kole z první éry, po 3. a 4. kole z druhé.',
        '• Po 3. kole se předtím odstraní každý žeton, na jehož poli nestojí mnich. Žetony s mnichem zůstávají.',
        'Hikari, které už na mnichovi stojí, nový žeton nezíská: musí na mnicha vstoupit novým krokem (S21).',
      ],
    },
    S27: {
      title: 'Noví věřící, Architekt stoupá',
      text: [
        'Všichni věřící se vrátí do pytle a znovu se k Sanmonu vytáhnou 3 za každého hráče.',
        'Architekt vystoupí o jednu úroveň výš.',
      ],
    },
    S28: {
      title: 'Nové pořadí tahů',
      text: [
        'První jdou ti, kdo se modlili, v pořadí svých zvonků. Ostatní následují ve starém pořadí. Zvonky se pak vrátí.',
      ],
    },
    S29: {
      title: 'Bez kadidla',
      text: ['Máš-li 0 kadidla, ztrácíš 1 SP, nikdy ale neklesneš pod 0 SP.'],
    },
    S30: {
      title: 'Oběti mezi koly',
      text: ['V novém pořadí smí každý nárokovat oběti (S22).'],
    },
    S31: {
      title: 'Mniši zůstanou, nebo se vrátí',
      text: [
        'V novém pořadí každý zaplatí 1 kadidlo za každého mnicha, který má na horách zůstat, a ostatní si vezme zpět. Kteří zůstanou, vybíráš ty.',
        'Mniši ze slunce se vracejí bez placení.',
        'Příklad: se 2 mnichy na horách a 1 kadidlem tam můžeš nechat nejvýš jednoho.',
      ],
    },
    S32: {
      title: 'Výměna meditačních žetonů',
      text: [
        'V novém pořadí smí každý vyměnit až 3 meditační žetony: 2 žetony za 1 kadidlo, 1 žeton za 1 minci.',
        'Příklad: 3 žetony přinesou 1 kadidlo a 1 minci, nebo 3 mince.',
        'Za kadidlo nad 3 ani za mince, které v obecné rezervě nejsou, žetony vyměnit nejde.',
      ],
    },
    S33: {
      title: 'Amulety na konci',
      text: [
        'Amulety, které ještě nebyly zahrány, jde zahrát teď. Volí se jako v pravidle S25, ale bez bonusu.',
        'Potom každý zahraný amulet, od nejnižšího čísla, dá 2 SP každému, kdo v tu chvíli splňuje jeho podmínku. Podmínky a bonusy po 3. kole:',
        '• Č. 1: nejvíc SP. Bonus: 4 mince.',
        '• Č. 2: nejvíc smaragdů. Č. 3: nejvíc meditačních žetonů. Bonus u obou: 2 kadidla nebo mince, v libovolném poměru.',
        '• Č. 4: nejvíc umístěných Jokoro, na pagodě a oltářích dohromady. Č. 5: nejdál na stupnici obětí. Bonus u obou: 1 smaragd.',
        'Při shodě splňují podmínku všichni, kdo jsou na tom stejně. U č. 2 až 5 musí být nejvyšší počet aspoň 1.',
      ],
    },
    S34: {
      title: 'Jokoro na pagodě',
      text: [
        'Vynásob počet svých Jokoro na pagodě počtem postavených střech, ať je postavil kdokoli: tolik SP získáš.',
        'Příklad: 3 Jokoro a 5 střech dají 15 SP.',
      ],
    },
    S35: {
      title: 'Jokoro na oltářích',
      text: [
        'Vynásob počet Jokoro na svých oltářích počtem různých barev svých oltářů: tolik SP získáš. Počítá se i barva oltáře bez Jokoro.',
        'Příklad: 2 Jokoro a oltáře ve 3 barvách dají 6 SP.',
      ],
    },
    S36: {
      title: 'Zbylé zboží',
      text: [
        'Sečti zbylé mince, dřevo, kámen a meditační žetony dohromady. Každých úplných 5 kusů dá 1 SP.',
        'Příklad: 13 kusů dá 2 SP.',
      ],
    },
    S37: {
      title: 'Smaragdy',
      text: ['Každý smaragd dá 1 SP.'],
    },
    S38: {
      title: 'Žeton Sōrinu',
      text: [
        'Kdo postavil Sōrin, boduje za jeho žeton. Je to jeden z těchto čtyř:',
        '• Barvy: v pravidle S35 máš o dvě barvy víc, i když už máš tři. To jsou 2 SP navíc za každé Jokoro na tvých oltářích.',
        '• Zboží: 1 SP za každé úplné 2 kusy toho, co počítá pravidlo S36, a to navíc k němu.',
        '• Kadidlo: 2 SP za každý stupeň tvého kadidla.',
        '• Oběti: 1 SP za každé pole, o které tvůj ukazatel stojí dál než na začátku stupnice obětí; pole 4 dá 4 SP.',
      ],
    },
    S39: {
      title: 'Bez kadidla na konci',
      text: ['Máš-li 0 kadidla, ztrácíš 1 SP, nikdy ale neklesneš pod 0 SP.'],
    },
    S40: {
      title: 'Kdo vyhrává',
      text: [
        'Vyhrává, kdo má nejvíc SP. Při shodě rozhoduje, kdo má víc kadidla, a potom, kdo je dál na stupnici obětí. Trvá-li shoda i pak, vítězství je dělené.',
      ],
    },
  },
  pictures: {
    S9: 'Na oranžovém oltáři otevře šedý věřící jednu, nebo druhou stranu, oranžový obě.',
    S10: 'Na oltáři stojí Jokoro červeného: šedý věřící ho posune o 1, oranžový o 2.',
    S11: 'Šest modlitebních mlýnků. Ruka modrého leží na jednom z nich, ruka červeného na střeše.',
    S16: 'Místo na staveništi: jeho cena, levá strana oltáře a kolik na něm bude stát Jokoro. Dole dekorace.',
    S18: 'První úroveň stojí, s Jokoro modrého a jedním volným místem. Postavit lze její střechu i druhou úroveň, protože tam už je Architekt.',
    S20: 'Dva kroky: světlo smí přes mnicha červeného přejít, ale nesmí na něm zůstat.',
    S21: 'Světlo přichází k mnichovi modrého: modrý získává žeton.',
    S22: 'Ukazatel modrého je na poli 4: může si vzít jednu odměnu až po toto pole.',
    S24: 'Šedý věřící přichází k oranžovému: za dvě barvy přinese sbírka 3 mince.',
    S33: 'Amulety podle čísel: nejvíc SP, smaragdů, meditačních žetonů, Jokoro a nejdál na stupnici obětí.',
  },
};
