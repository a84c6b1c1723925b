import type { GuideText } from '../../guide';
import type { LessonId } from './lessons';

export const text: GuideText<LessonId> = {
  welcome: {
    title: 'Den v chrámu',
    text: 'Pět kol po třech tazích. Posíláš věřící k oltářům a mnichy do hor a pomáháš stavět Velkou pagodu. Vyhrává, kdo má nejvíc bodů Satori (SP).',
  },
  starting: {
    title: 'Počáteční žeton',
    text: 'Co svítí, to si můžeš vybrat. Každý žeton ti dá své suroviny: vezmi si, který se ti líbí.',
  },
  monk: {
    title: 'Tvůj první mnich',
    text: 'Postav mnicha na volné pole v horách. Když ho tam zastihne světlo, získáš žeton z toho pole.',
  },
  turn: {
    title: 'Jsi na tahu',
    text: 'Tady vždy čteš, kdo je na tahu a co se dá dělat; co na stole svítí, jde právě teď. Smíš cokoli z toho: je to opravdová hra.',
  },
  goods: {
    title: 'Tvé suroviny',
    text: 'Mince, dřevo, kámen, smaragdy, kadidlo: tím platíš. Trochu kadidla si nech. Otáčí modlitební mlýnky, drží mnichy v horách a bez něj na konci kola ztratíš 1 SP.',
  },
  sides: {
    title: 'Dvě strany oltáře',
    text: 'Oltář má dvě strany s akcemi. Věřící jeho barvy otevře obě, jiný jednu, kterou si vybereš. Ukaž na stranu a předem uvidíš, co přinese.',
  },
  worshipper: {
    title: 'Pošli věřícího',
    text: 'V každém tahu právě jednoho. Vezmi ho tady u brány do ruky a pak stiskni stranu oltáře, která svítí. Začni třeba tou se surovinami.',
  },
  actions: {
    title: 'Co se otevřelo',
    text: 'Otevřené akce využij v libovolném pořadí, každou jednou, nebo je vynech. Jednu stiskni; kde je co vybírat, svítí to na stole.',
  },
  dimmed: {
    title: 'Proč ne?',
    text: 'Co je ztlumené, teď nejde: zkus to a řekne ti to proč a uvede pravidlo. Tohle jsou modlitební mlýnky: jednou za tah dá 1 kadidlo to, co mlýnek ukazuje.',
  },
  undo: {
    title: 'Chceš to jinak?',
    text: '„Zpět“ vrátí tvůj poslední krok, pokud se při něm nic nového nevytáhlo.',
  },
  endTurn: {
    title: 'Ukonči tah',
    text: 'Nic dalšího na práci, nebo se ti do ničeho nechce? Ukonči tah. Co je pak ještě otevřené, propadá.',
  },
  charity: {
    title: 'Obětní oltář',
    text: 'Sem smí každý: pomodlit se, za dřívější místo v příštím kole a kadidlo nebo mince, anebo využít oltář, který ještě leží na staveništi.',
  },
  site: {
    title: 'Vlastní oltáře',
    text: 'Stavební akce postaví oltář odsud, každému nejvýš tři. Jokoro na něm tě posune po stupnici obětí pokaždé, když přijde věřící.',
  },
  pagoda: {
    title: 'Velká pagoda',
    text: 'Úrovně a střechy přinášejí SP tomu, kdo je zaplatí, až po místo, kde stojí Architekt. Jokoro na úrovni má na konci 1 SP za každou střechu.',
  },
  mountains: {
    title: 'Světla',
    text: 'Akce posouvají světla kolem hor. Doveď jedno na svého mnicha: získáš jeho žeton, hned ho využiješ a později jím můžeš platit.',
  },
  offerings: {
    title: 'Oběti',
    text: 'Když smíš nárokovat oběti, vezmeš si odměnu svého pole nebo některého před ním a začneš znovu.',
  },
  round: {
    title: 'Konec kola',
    text: 'Po třech tazích každého jdou věřící domů a vše se vyloží znovu. Po 3. kole a na konci smíš zahrát svůj amulet: odmění každého, kdo splní jeho podmínku.',
  },
  farewell: {
    title: 'Víš už dost',
    text: 'Jeden věřící za tah a to, co otevře: to je celá hra. Hraj dál proti nováčkovi, nebo odejdi, kdy chceš. K výsledku se vrátím.',
  },
  end: {
    title: 'Výsledek',
    text: 'List ukazuje, odkud má kdo své SP. Podívej se, co přinesly Jokoro: násobí se střechami a barvami tvých oltářů. Dobrá hra!',
  },
};
