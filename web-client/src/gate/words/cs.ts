import type { Translation } from '../../lib/i18n/message';
import type { gate as en } from './en';

export const gate: Translation<typeof en> = {
  welcome: 'Pojďte dál, posaďte se.',
  lead: 'U této chrámové brány se přátelé scházejí, aby si přes internet zahráli Tajuto a Satori. Žádný účet, žádný e-mail: stačí jméno a odkaz.',

  openHeading: 'Otevřít stůl',
  openTable: 'Otevřít stůl',
  players: '{min}–{max} hráči',
  minutes: '{min}–{max} minut',

  joinHeading: 'Přisednout ke stolu',
  joinLabel: 'Odkaz nebo kód',
  join: 'Přisednout',
  joinHelp: 'Vlož odkaz, který ti poslali, nebo napiš jeho kód.',
  joinUnreadable: 'To není odkaz ani kód. Kód je pět krátkých slov: {example}',
  bots: 'Hned si zahrát proti botům',
  botsOpening: 'Stůl se prostírá…',
  guest: 'Host',

  mine: 'Moje stoly',
  mineEmpty: 'Stoly, u kterých sedíš, si toto zařízení pamatuje zde.',
  unkept:
    'Tento prohlížeč si pro tuto stránku nic neukládá: zavřením karty o místo přijdeš. Povol tomuto webu ukládání a tvoje stoly budou stát tady.',
  mineAlone: 'Zatím nikdo další',
  play: 'Hrát',
  look: 'Prohlédnout',
  over: 'dohráno',
  more: { one: '{n} další', few: '{n} další', many: '{n} dalšího', other: '{n} dalších' },
  forget: 'Zapomenout',
  forgetTable: 'Zapomenout tento stůl: {names}',
  forgetSure: 'Zapomenout? Z tohoto zařízení se pak na své místo už nevrátíš.',
  keep: 'Ponechat',

  live: 'Právě se hraje',
  liveEmpty: 'Právě teď není žádný stůl otevřený divákům. Otevřené se objeví zde.',
  watch: 'Sledovat',
  watchTable: 'Sledovat tento stůl: {names}',

  finished: 'Nedávno dohrané',
  finishedEmpty: 'Zatím se tu žádná hra nedohrála. Ta tvoje může být první.',
  result: 'Výsledek',
  resultOf: 'Výsledek: {names}',
  wonBy: 'Vítězství: {name}',
  sharedBy: 'O vítězství se dělí {names}',
  score: '{name} {points}',

  newHeading: 'Stůl pro {game}',
  newLead: 'Hostitelem budeš ty. Možnosti, boti a pozvánky přijdou hned potom, v čekárně.',
  name: 'Tvoje jméno',
  nameHelp: 'Ostatní ho uvidí; toto zařízení si ho zapamatuje.',
  nameMissing: 'Napiš prosím jméno.',
  nameTooLong: {
    one: 'Jméno má nejvýše 24 znaků; toto má {n}.',
    few: 'Jméno má nejvýše 24 znaků; toto má {n}.',
    many: 'Jméno má nejvýše 24 znaků; toto má {n}.',
    other: 'Jméno má nejvýše 24 znaků; toto má {n}.',
  },
  nameInvisible: 'V tomto jméně je znak, který nikdo nevidí. Napiš ho znovu.',
  seats: 'Místa',
  seatsHelp: 'Obsadí je přátelé nebo boti; počet se dá až do začátku změnit.',
  newOpen: 'Otevřít stůl',
  newOpening: 'Stůl se otevírá…',
  newUnknown: 'Taková hra tu není',
  newUnknownWhy: 'Tato adresa chce hru, která se tu hrát nedá, nebo zatím nedá.',

  codeLooking: 'Hledám stůl…',
  codeHeading: 'Čeká na tebe místo',
  codeLead: 'Zvou tě na partii hry {game}.',
  codeChoose: 'Vyber si místo',
  codeFree: 'Volné',
  codeSit: 'Posadit se',
  codeSitting: 'Sedáš si…',
  codeTaken: 'Někdo byl rychlejší. Takhle teď stůl vypadá.',
  codeFullTitle: 'Všechna místa jsou obsazená',
  codeFullWhy: 'Popros hostitele o další místo, nebo o odkaz pro diváky.',
  codeBegunTitle: 'Už se hraje',
  codeBegunWhy:
    'Přisednout už nejde. Ke sledování potřebuješ odkaz pro diváky: ti u stolu ti ho mohou poslat.',
  codeOverTitle: 'Tato hra skončila',
  codeOverWhy: 'Stůl je sklizený. Otevřeš si vlastní?',
  codeUnknownTitle: 'Pod tímto kódem žádný stůl není',
  codeUnknownWhy:
    'Zkontroluj písmena, nebo popros o nový odkaz. Kód platí tak dlouho jako jeho stůl a jen na jeho serveru.',
  codeHeld: 'Toto zařízení už u tohoto stolu místo má.',
  codeMine: 'Na moje místo',
  atTable: 'U stolu',

  passHeading: 'Převzít místo',
  passWhy: 'Tento odkaz přenese místo u stolu na toto zařízení: odteď můžeš hrát odsud.',
  passOnce:
    'Platí jednou. Zda místo zůstane i předchozímu zařízení, se rozhodlo při vytvoření odkazu.',
  passTake: 'Převzít místo sem',
  passTaking: 'Místo se přenáší…',
  passUsedTitle: 'Tento odkaz už neplatí',
  passUsedWhy:
    'Propustka platí jednou, a ne dlouho. Vytvoř novou u stolu, na zařízení, které místo má.',

  finishedLead: '{game}, dohráno {when}',
  finishedPlayer: 'Hráč',
  total: 'Celkem',
  winner: 'vítězství',
  file: 'Hra jako soubor',
  fileWhy:
    'V souboru je každé tažení i tajemství kostek, odhalené po hře: kdokoli si tak může ověřit, že náhoda byla poctivá.',
  ownTable: 'Otevřít vlastní stůl',
  goneTitle: 'Taková hra tu není',
  goneWhy: 'Nikdy se tu nehrála, ještě se hraje, nebo ji její stůl ukáže o něco později.',

  unknownTitle: 'Tady nic nestojí',
  unknownWhy: 'Tato adresa nikam nevede. Brána je ale otevřená.',

  shareTitle: 'Není v tom co otevřít',
  shareWhy: 'V tom, co bylo sdíleno, není odkaz na stůl na tomto serveru ani kód.',
};
