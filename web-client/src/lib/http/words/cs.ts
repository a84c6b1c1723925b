import type { Translation } from '../../i18n/message';
import type { errors as en } from './en';

export const errors: Translation<typeof en> = {
  malformed: 'Server nedokázal přečíst, co tato stránka poslala. Načti ji znovu.',
  too_large: 'Na server to bylo příliš dlouhé. Zkus něco kratšího.',
  unknown_message: 'Server nerozumí, co po něm stránka chce. Načti ji znovu, možná už je novější.',
  unsupported_version: 'Server byl obnoven. Načti stránku znovu, ať k němu zase pasuje.',
  out_of_order: 'Stránka a server ztratily nit. Načti stránku znovu.',
  unknown_room: 'Takový stůl tu není, nebo pro tebe není otevřený. Zkontroluj odkaz nebo kód.',
  unknown_seat_token:
    'Toto zařízení už to místo nemá: bylo uvolněno nebo přešlo na jiné zařízení. Popros o místo nebo o propustku.',
  not_seated: 'To mohou jen ti, kdo sedí u stolu.',
  other_game: 'U tohoto stolu se hraje jiná hra. Načti stránku znovu.',
  stale_decision: 'Mezitím se stalo něco jiného. Podívej se znovu a rozhodni se.',
  not_saved: 'Nepodařilo se to uložit, takže se to nestalo. Zkus to prosím znovu.',
  rate_limited: 'To bylo trochu moc rychle. Chvilku počkej a zkus to znovu.',
  wrong_phase: 'Na to je příliš brzy nebo příliš pozdě: u stolu se už pokročilo.',
  not_host: 'To může jen hostitel stolu.',
  seat_taken: 'Tam už někdo sedí. Vyber si jiné místo.',
  seat_empty: 'Jedno místo je ještě prázdné. Obsaďte ho, nebo ho uberte.',
  colour_taken: 'S touto barvou už někdo hraje. Vyber si jinou.',
  bad_name: 'Jméno má 1 až 24 viditelných znaků. Zvol jiné.',
  bad_text: 'Řádek má 1 až 500 znaků prostého textu.',
  bad_settings: 'Tato nastavení se k sobě nehodí. Změň některé z nich.',
  nothing_to_take_back: 'To už nejde vzít zpět.',
  nothing_asked: 'Tady už není na co odpovídat.',
  not_absent: 'Ten člověk ještě není pryč dvě minuty.',
  bad_pass:
    'Tato propustka už byla použita, je příliš stará, nebo nikdy neplatila. Popros o novou.',
  bad_address:
    'Na tuto adresu se nic neposílá. Musí začínat https:// a vést do veřejného internetu.',
  no_notices: 'Tento server upozornění neposílá, nebo je už dostává dost zařízení tohoto místa.',
  full: 'Dům je právě plný. Zkus to o něco později.',
  stopping: 'Server se restartuje. Zkus to za pár vteřin.',
  internal: 'Server udělal chybu. Zkus to znovu; když to nepomůže, řekni to správci serveru.',
  id_reused: 'Přišlo to pod číslem, které už bylo použito. Načti stránku znovu.',
  unknown_game: 'Taková hra tu není, nebo ještě není vidět.',
  foreign_origin: 'Server nedůvěřuje adrese této stránky. Otevři ji na vlastní adrese serveru.',
  unknown_path: 'Takovou adresu server nezná. Načti stránku znovu.',
  no_player_key: 'Toto zařízení neřeklo, kdo je. Načti stránku znovu.',
  no_hints: 'U tohoto stolu se hraje bez nápovědy: tak to zvolil hostitel.',
  unreachable: 'Server právě neodpovídá. Zkontroluj připojení a zkus to znovu.',
};
