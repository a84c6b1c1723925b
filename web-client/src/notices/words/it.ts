import type { Translation } from '../../lib/i18n/message';
import type { notices as en } from './en';

export const notices: Translation<typeof en> = {
  heading: 'Avvisi',
  offer: 'Vuoi che questo dispositivo ti avvisi quando tocca a te?',
  yes: 'Avvisami',
  later: 'Non ora',
  never: 'Mai',
  body: '{name}, tocca a te.',

  open: 'Avvisami quando tocca a me',
  openWhy: 'Per il tuo posto a questo tavolo, su questo dispositivo.',
  closed: 'Anche quando questa pagina è chiusa',
  closedWhy:
    'L’avviso arriva cifrato attraverso il servizio push del tuo browser, quando al tuo posto non c’è nessuno.',
  state_off: 'Spenti a questo tavolo.',
  state_open: 'Accesi, finché questa pagina è aperta in una scheda.',
  state_closed: 'Accesi, anche quando questa pagina è chiusa.',
  state_blocked:
    'Il browser blocca gli avvisi di questa pagina. Per permetterli, apri le impostazioni del sito dal simbolo accanto all’indirizzo.',
  state_insecure: 'I browser permettono gli avvisi solo alle pagine che arrivano via https.',
  state_install:
    'Su iPhone e iPad Sanmon va prima installato: tocca Condividi, poi «Aggiungi alla schermata Home», e aprilo da lì.',
  state_unsupported: 'Questo browser non ha avvisi.',
  state_allowed:
    'Permessi su questo dispositivo. Ogni tavolo ha un interruttore suo, nel suo menu.',
  state_unasked: 'Ogni tavolo ha un interruttore suo, nel suo menu.',
  problem_unsupported: 'Questo browser può avvisarti solo finché la pagina è aperta.',
  problem_service:
    'Il servizio push di questo browser non è raggiungibile: per ora sei avvisato solo finché la pagina è aperta. La prossima visita ci riprova.',

  quiet: 'Ore di silenzio',
  quietWhy: 'In quelle ore non suona nulla. Se alla fine tocca ancora a te, lo saprai allora.',
  quietFrom: 'Dalle',
  quietTo: 'Alle',

  hook: 'Turni in una chat',
  hookWhy:
    'Quando tocca a qualcuno che non è al tavolo, il server lo scrive in un vostro canale. Utile per partite di più giorni.',
  hookKept: 'L’indirizzo resta sul server e non viene mostrato a nessuno, nemmeno a te.',
  hookFormat: 'Dove',
  hookUrl: 'Indirizzo del webhook',
  hookLanguage: 'Lingua dei messaggi',
  hookSave: 'Salva',
  hookSaved: 'Salvato.',
  hookChange: 'Altro indirizzo',
  hookRemove: 'Non dirli più',
  hookTold: 'I turni vengono detti su {host} ({format}).',
  hookNone: 'I turni non vengono detti in nessuna chat. Può cambiarlo chi ospita.',
  hookAt: 'I turni si dicono su',
  failing_bad_address:
    'L’ultimo messaggio non è partito: {host} non porta da nessuna parte, o dove non si invia nulla.',
  failing_unreachable: 'L’ultimo messaggio non è arrivato: {host} non era raggiungibile.',
  failing_timed_out: 'L’ultimo messaggio non è arrivato: {host} non ha risposto in tempo.',
  failing_refused:
    'L’ultimo messaggio non è stato accettato: {host} ha risposto {status}. Controlla l’indirizzo.',
};
