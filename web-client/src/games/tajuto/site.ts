/** What a building site shows and says. No rules: what is legal comes with the view. */
import { t } from '../../lib/i18n/t';
import type { Seat } from '../../lib/protocol/games';
import type {
  Command,
  Floor,
  FrontFloor,
  Pagoda,
  Preview,
  SiteView,
} from '../../lib/protocol/tajuto';
import type { Option } from './table.svelte';
import { floorName, pagodaName, wareName } from './told';

export const heightOf = (site: SiteView): number => site.cubes.length;

/** Whose cube stands on the top floor. */
export const cubeOnTop = (site: SiteView): Seat | null => site.cubes.at(-1) ?? null;

/** The floor in front of a player that comes next at this site. */
export function fitting(floors: readonly FrontFloor[], site: SiteView): Floor | null {
  const fit = floors.find(({ floor }) => floor.pagoda === site.pagoda && floor.size === site.next);
  return fit?.floor ?? null;
}

/** What a command would do at a site; nothing where it is about something else. */
export function doesAt(
  command: Command | null,
  pagoda: Pagoda,
): 'offer' | 'build' | 'acquire' | null {
  if (command?.do === 'offer') return command.pagoda === pagoda ? 'offer' : null;
  if (command?.do === 'build') return command.floor.pagoda === pagoda ? 'build' : null;
  if (command?.do !== 'acquire' || command.ware.kind !== 'inauguration') return null;
  return command.ware.pagoda === pagoda ? 'acquire' : null;
}

/** How the gain of an offering or a building comes about. */
export function gainDetail({ gain, result }: Preview): string {
  if (result.kind === 'cube') {
    const n = result.on.size;
    return t('tajuto.gainOffer', { n, extra: gain - n });
  }
  if (result.kind !== 'floor') return '';
  const n = gain - result.over_cube;
  return result.over_cube > 0
    ? t('tajuto.gainBuildOver', { n, extra: result.over_cube })
    : t('tajuto.gainBuild', { n });
}

function act(command: Command): string {
  switch (command.do) {
    case 'offer':
      return t('tajuto.offerAt', { pagoda: pagodaName(command.pagoda) });
    case 'build':
      return t('tajuto.titleBuild', { floor: floorName(command.floor) });
    case 'acquire':
      return t('tajuto.acquireWare', { ware: wareName(command.ware) });
    default:
      return '';
  }
}

/** The name of a button: what it does and where, and what that costs and brings as far as it is legal. */
export function optionText({ command, preview }: Option): string {
  if (!preview) return act(command);
  const mp = t('tajuto.mp');
  const cost = preview.use_cost + preview.price;
  const said = [act(command)];
  if (cost > 0) said.push(t('tajuto.sayCosts', { n: cost, mp }));
  else if (command.do !== 'build') said.push(t('tajuto.sayFree'));
  if (preview.gain > 0) said.push(t('tajuto.sayBrings', { n: preview.gain, mp }));
  return said.join(', ');
}

/** A site in words, for those who do not see it. */
export function siteText(site: SiteView, nameOf: (seat: Seat) => string): string {
  const height = heightOf(site);
  const cube = cubeOnTop(site);
  const { inauguration, next, pagoda } = site;
  const said = [
    height > 0 ? t('tajuto.siteHeight', { n: height }) : t('tajuto.siteEmpty'),
    next === null ? t('tajuto.siteFinished') : t('tajuto.siteNext', { size: next }),
  ];
  if (cube !== null) said.push(t('tajuto.siteCube', { name: nameOf(cube) }));
  if (inauguration.place === 'site') {
    const price = inauguration.your_price ?? inauguration.price;
    said.push(t('tajuto.siteInauguration', { price }));
  }
  if (inauguration.place === 'player' && next !== null)
    said.push(t('tajuto.siteInaugurationOf', { name: nameOf(inauguration.seat) }));
  return `${pagodaName(pagoda)}: ${said.join(', ')}`;
}
