import type { Translation } from '../../lib/i18n/message';
import type { notices as en } from './en';

export const notices: Translation<typeof en> = {
  heading: 'Upozornění',
  offer: 'Má ti toto zařízení říct, až budeš na tahu?',
  yes: 'Řekni mi to',
  later: 'Teď ne',
  never: 'Nikdy',
  body: '{name}, jsi na tahu.',

  open: 'Řekni mi, až budu na tahu',
  openWhy: 'Pro tvoje místo u tohoto stolu, na tomto zařízení.',
  closed: 'I když je tato stránka zavřená',
  closedWhy:
    'Zpráva přijde šifrovaně přes službu push tvého prohlížeče, když na tvém místě nikdo není.',
  state_off: 'U tohoto stolu vypnuto.',
  state_open: 'Zapnuto, dokud je tato stránka otevřená v některé kartě.',
  state_closed: 'Zapnuto, i když je tato stránka zavřená.',
  state_blocked:
    'Prohlížeč upozornění této stránky blokuje. Povolíš je v nastavení webu, které se otevře symbolem vedle adresy.',
  state_insecure: 'Prohlížeče povolují upozornění jen na stránkách, které přicházejí přes https.',
  state_install:
    'Na iPhonu a iPadu je třeba Sanmon nejdřív nainstalovat: klepni na Sdílet, pak na „Přidat na plochu“, a otevři ho odtud.',
  state_unsupported: 'Tento prohlížeč upozornění nemá.',
  state_allowed: 'Na tomto zařízení povoleno. Každý stůl má svůj vypínač ve své nabídce.',
  state_unasked: 'Každý stůl má svůj vypínač ve své nabídce.',
  problem_unsupported: 'Tento prohlížeč ti může dát vědět, jen dokud je stránka otevřená.',
  problem_service:
    'Služba push tohoto prohlížeče je nedostupná: zatím se to dozvíš, jen dokud je stránka otevřená. Příští návštěva to zkusí znovu.',

  quiet: 'Doba klidu',
  quietWhy: 'Tehdy se nic neozve. Na co se na jejím konci ještě čeká, to se dozvíš potom.',
  quietFrom: 'Od',
  quietTo: 'Do',

  hook: 'Tahy v chatu',
  hookWhy:
    'Když je na tahu někdo, kdo není u stolu, napíše to server do vašeho kanálu. Hodí se pro hry na několik dní.',
  hookKept: 'Adresa zůstává na serveru a nikomu se neukazuje, ani tobě.',
  hookFormat: 'Kde',
  hookUrl: 'Adresa webhooku',
  hookLanguage: 'Jazyk zpráv',
  hookSave: 'Uložit',
  hookSaved: 'Uloženo.',
  hookChange: 'Jiná adresa',
  hookRemove: 'Už neoznamovat',
  hookTold: 'Tahy se oznamují na {host} ({format}).',
  hookNone: 'Tahy se neoznamují v žádném chatu. Změnit to může hostitel.',
  hookAt: 'Tahy oznamuje',
  failing_bad_address:
    'Poslední zpráva neodešla: {host} nikam nevede, nebo vede tam, kam se nic neposílá.',
  failing_unreachable: 'Poslední zpráva nedošla: {host} je nedostupný.',
  failing_timed_out: 'Poslední zpráva nedošla: {host} neodpověděl včas.',
  failing_refused: 'Poslední zpráva nebyla přijata: {host} odpověděl {status}. Zkontroluj adresu.',
};
