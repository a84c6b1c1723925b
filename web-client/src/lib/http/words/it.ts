import type { Translation } from '../../i18n/message';
import type { errors as en } from './en';

export const errors: Translation<typeof en> = {
  malformed: 'Il server non è riuscito a leggere ciò che ha inviato questa pagina. Ricaricala.',
  too_large: 'Era troppo lungo per il server. Prova con qualcosa di più breve.',
  unknown_message:
    'Il server non capisce che cosa chiede questa pagina. Ricaricala: forse ce n’è una più recente.',
  unsupported_version: 'Il server è stato aggiornato. Ricarica la pagina per avere quella nuova.',
  out_of_order: 'La pagina e il server hanno perso il filo. Ricarica la pagina.',
  unknown_room: 'Questo tavolo non esiste, o non è aperto a te. Controlla il link o il codice.',
  unknown_seat_token:
    'Questo dispositivo non ha più quel posto: è stato liberato o spostato su un altro dispositivo. Chiedi un posto o un lasciapassare.',
  not_seated: 'Può farlo solo chi è seduto al tavolo.',
  other_game: 'A questo tavolo si gioca a un altro gioco. Ricarica la pagina.',
  stale_decision: 'Nel frattempo è successo altro. Guarda di nuovo e decidi.',
  not_saved: 'Non è stato possibile salvarlo, quindi non è stato fatto. Riprova.',
  rate_limited: 'Un po’ troppo in fretta. Aspetta un momento e riprova.',
  wrong_phase: 'È troppo presto o troppo tardi: il tavolo è già andato avanti.',
  not_host: 'Può farlo solo chi ospita il tavolo.',
  seat_taken: 'Lì c’è già qualcuno. Scegli un altro posto.',
  seat_empty: 'C’è ancora un posto vuoto. Occupatelo o toglietelo.',
  colour_taken: 'Qualcuno gioca già con questo colore. Scegline un altro.',
  bad_name: 'Un nome ha da 1 a 24 caratteri visibili. Scegline un altro.',
  bad_text: 'Una riga ha da 1 a 500 caratteri di solo testo.',
  bad_settings: 'Queste impostazioni non vanno d’accordo. Cambiane una.',
  nothing_to_take_back: 'Non si può più annullare.',
  nothing_asked: 'Qui non c’è più niente a cui rispondere.',
  not_absent: 'Questa persona non è ancora assente da due minuti.',
  bad_pass:
    'Questo lasciapassare è già stato usato, è troppo vecchio, o non lo è mai stato. Chiedine uno nuovo.',
  bad_address:
    'A questo indirizzo non si invia nulla. Deve cominciare con https:// e portare alla rete pubblica.',
  no_notices:
    'Questo server non invia avvisi, oppure già abbastanza dispositivi di questo posto li ricevono.',
  full: 'Per ora la casa è al completo. Riprova un po’ più tardi.',
  stopping: 'Il server si sta riavviando. Riprova tra qualche secondo.',
  internal: 'Il server ha commesso un errore. Riprova; se continua, avvisa chi gestisce il server.',
  id_reused: 'È arrivato con un numero già usato. Ricarica la pagina.',
  unknown_game: 'Questa partita qui non esiste, o non si può ancora vedere.',
  foreign_origin:
    'Il server non si fida dell’indirizzo di questa pagina. Aprila all’indirizzo del server stesso.',
  unknown_path: 'Il server non conosce questo indirizzo. Ricarica la pagina.',
  no_player_key: 'Questo dispositivo non ha detto chi è. Ricarica la pagina.',
  no_hints: 'A questo tavolo si gioca senza suggerimenti: così ha scelto chi ospita.',
  not_a_game_file: 'Questo non è il file di una partita di Sanmon.',
  other_file_version: 'Il file ha una versione che questo server non legge.',
  damaged_file: 'Il file è stato modificato dopo la scrittura: i suoi hash non corrispondono.',
  unfair_dice: 'I dadi nel file non derivano dal suo segreto.',
  wrong_moves: 'Le regole e i dadi non confermano una mossa del file.',
  unfinished_game: 'La partita nel file non è stata giocata fino alla fine.',
  unreachable: 'Il server al momento non risponde. Controlla la connessione e riprova.',
};
