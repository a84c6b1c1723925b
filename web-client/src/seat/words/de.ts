import type { Translation } from '../../lib/i18n/message';
import type { seat as english } from './en';

export const seat: Translation<typeof english> = {
  mine: 'Mein Platz',
  lead: 'Dein Platz ist auf diesem Gerät hinterlegt. Von hier aus kann er anderswo weitergespielt werden.',
  phone: 'Auf meinem Telefon weiterspielen',
  phoneWhy: 'Ein Link und ein Code zum Scannen. Danach haben beide Geräte deinen Platz.',
  phoneDo:
    'Scanne ihn mit dem Telefon oder öffne dort den Link. Auch dieses Gerät behält den Platz.',
  friend: 'An jemanden übergeben',
  friendWhy:
    'Ein Link für jemand anderen. Dieses Gerät verliert den Platz, sobald der Link benutzt wird.',
  friendDo:
    'Schicke ihn der Person, die weiterspielen soll. Sobald der Link benutzt ist, ist der Platz dort, und dieses Gerät hat ihn verloren.',
  makeLink: 'Link erstellen',
  making: 'Der Link wird erstellt…',
  once: 'Er gilt einmal und {time} lang. Wer ihn hat, kann den Platz nehmen: Gib ihn niemand anderem.',
  back: 'Zurück',
  bot: 'Einem Bot leihen',
  botWhy:
    'Er spielt deine Züge, bis du den Platz zurücknimmst. Er sieht, was du siehst, und nicht mehr.',
  whichBot: 'Welcher Bot',
  lend: 'Leihen',
  takeBack: 'Zurücknehmen',
  takeBackWhy: 'Ein Bot spielt für dich. Nimm den Platz zurück, und der nächste Zug ist deiner.',
  takeBackDo: 'Den Platz zurücknehmen',
  open: {
    one: '{n} Link zu deinem Platz wurde nicht benutzt.',
    other: '{n} Links zu deinem Platz wurden nicht benutzt.',
  },
  withdraw: 'Ungültig machen',
  withdrawn: 'Kein Link führt mehr zu deinem Platz.',
  made: 'Wer diesen Link bekommt, kann den Platz von {name} nehmen. Das bisherige Gerät hat ihn dann verloren.',
  reinvite: 'Wieder einlassen',
  reinviteFor: '{name} mit einem neuen Link wieder einlassen',
  reinviteAsked: {
    one: 'Ein neuer Link zum Platz von {name}, weil das Gerät verloren ist? {n} Stimme von {needed}',
    other:
      'Ein neuer Link zum Platz von {name}, weil das Gerät verloren ist? {n} Stimmen von {needed}',
  },
  reinviteHost: 'Der Tisch ist einverstanden: Du darfst {name} wieder einlassen.',
  reinviteOther:
    'Der Tisch ist einverstanden: {host} darf {name} mit einem neuen Link wieder einlassen.',
  reinviteLink: 'Ein Link für {name}',
};
