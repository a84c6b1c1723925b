import type { GuideText } from '../../guide';
import type { LessonId } from './lessons';

export const text: GuideText<LessonId> = {
  welcome: {
    title: 'Osm pagod',
    text: 'Všichni stavějí všechny. Hra končí, jakmile je dostavěna čtvrtá; vyhrává, kdo má nejvíc duchovních bodů (DB).',
  },
  turn: {
    title: 'Jsi na tahu',
    text: 'Tady dole vždy čteš, kdo je na tahu a co se dá dělat. Co na stole svítí, jde právě teď. Smíš cokoli z toho: je to opravdová hra.',
  },
  grope: {
    title: 'Do sáčku',
    text: 'Patra se berou ze sáčku. Tvůj akční žeton A jedno vytáhne a nic nestojí: stiskni sáček.',
  },
  feel: {
    title: 'Poslepu',
    text: 'Cítíš, jak je které patro široké, nikdy jeho barvu. Nejširší, velikosti 1, jsou přízemí: ta se dají postavit hned. Jedno si vyber.',
  },
  build: {
    title: 'Postav ho',
    text: 'Patro, které se hodí, svítí: je další ve své pagodě. Stavět je zdarma. Stiskni ho.',
  },
  path: {
    title: 'Meditační body',
    text: 'Patro přinese tolik meditačních bodů (MB), jak je teď jeho pagoda vysoká. O tolik popojde tvůj mnich. MB platíš všechno ostatní.',
  },
  preview: {
    title: 'Co by to přineslo?',
    text: 'Ukaž na cokoli, nebo na to jednou klepni: než to uděláš, lišta dole řekne, co to stojí a přinese. Žeton B stojí při každém použití 4 MB, C 6; všechny tři umějí každou akci.',
  },
  dimmed: {
    title: 'Proč ne?',
    text: 'Co je ztlumené, teď nejde. Zkus to přesto, tady nebo na pagodě: řekne ti to proč a uvede pravidlo.',
  },
  undo: {
    title: 'Chceš to jinak?',
    text: '„Zpět“ vrátí tvůj poslední krok. Co se přitom ukázalo, už víš; mezi lidmi se proto nejdřív ptáme ostatních.',
  },
  endTurn: {
    title: 'Ukonči tah',
    text: 'Nic dalšího na práci? Ukonči tah. Patro, které se hodí, se musí nejdřív postavit; z ostatních ti jedno zůstane.',
  },
  novice: {
    title: 'Hrají ostatní',
    text: 'Teď hrál i nováček. Co se stalo, stojí v průběhu, a tvé akční žetony jsou zase připravené.',
  },
  offer: {
    title: 'Oběť',
    text: 'Polož svou kostku některé barvy na nejvyšší patro té pagody: přinese tolik MB, jak je vysoká, a 2 navíc. Stiskni pagodu, která svítí.',
  },
  cubes: {
    title: 'Nad kostkou',
    text: 'Kdo staví na patro s kostkou, ať je čí chce, získá o 2 MB víc. Pro každou pagodu máš jednu kostku.',
  },
  village: {
    title: 'Vesnice',
    text: 'Tady utrácíš MB. Žetony moudrosti jsou DB. Trhy zlevňují vše ostatní, svatyně zhodnotí tvé žetony a s dalšími akčními žetony stihneš v tahu víc.',
  },
  inauguration: {
    title: 'Žetony vysvěcení',
    text: 'U každého stavebního místa se dá jeden koupit. Přinese 4 DB, ale jen když je jeho pagoda do konce hry hotová.',
  },
  objectives: {
    title: 'Cíle',
    text: 'Každý má 1 DB a patří tomu, kdo ho splní a nárokuje první. Je to zdarma; splněný svítí. Poslední dva se udělují na konci.',
  },
  ending: {
    title: 'Tvá hromádka',
    text: 'Co přináší DB, leží tady lícem dolů: jen ty víš, kolik toho je. Po čtvrté pagodě se všechny hromádky odkryjí.',
  },
  farewell: {
    title: 'Víš už dost',
    text: 'Táhnout, stavět, obětovat, kupovat: to je celá hra. Hraj dál proti nováčkovi, nebo odejdi, kdy chceš. K výsledku se vrátím.',
  },
  end: {
    title: 'Výsledek',
    text: 'List ukazuje, odkud má kdo své DB. MB už se nepočítají: co zbylo na cestě, mohlo ještě něco koupit. Dobrá hra!',
  },
};
