/** The Satori table of one viewer: what is shown, what is chosen so far, what it would bring. It knows no rules. */
import { t } from '../../lib/i18n/t';
import type { PlayerColour, Seat } from '../../lib/protocol/games';
import type { GameCommand } from '../../lib/protocol/messages';
import type {
  Colour,
  Command,
  Edition,
  Effect,
  Line,
  Moment,
  PhaseView,
  Place,
  PlayerView,
  Preview,
  Reason,
  Spot,
  TurnView,
  View,
} from '../../lib/protocol/satori';
import { partsOf } from '../../lib/room/parts.svelte';
import { keeping } from '../../lib/room/shared';
import { AimingTable } from '../aiming.svelte';
import type { Flight, Hint, RefusalOf, Shortcut, Tab, TableModel, TurnBar } from '../game';
import type { AimedBy } from '../pointing';
import { bare, same } from '../same';
import { Choices, fits, isMixOnly, merged, wholly, type LegalCommand, type Pick } from './choices';
import { wholeOf } from './curious';
import { doing } from './doing';
import { flightsOf, type FlyingPiece } from './flights';
import { byRounds, type History } from './history';
import { pressed, shortcuts } from './keys';
import { placeOf } from './places';
import { changeOf, common, type Change } from './preview';
import { ruleOf } from './rules/of-line';
import { lineText, momentText, piecesOf, type Pieces, type Teller } from './told/told';
import { refusalText } from './told/refusals';
import { turnBar } from './turn-bar';
import { lightsAfter } from './way';
import type { Cue } from '../../lib/sound/cues';
import { soundOf } from './sound';

/** An action that the last thing opened: to be taken once, in any order, or left. */
export interface OpenAction {
  readonly index: number;
  readonly effect: Effect;
  readonly done: boolean;
  /** Whether it can be taken now. */
  readonly legal: boolean;
}

const NONE = new Choices([]);

export class SatoriTable extends AimingTable<'satori', Pick> implements TableModel {
  #hand = $state.raw<Colour | null>(null);
  #action = $state.raw<{ value: number; key: string | null } | null>(null);
  #draft = $state.raw<{ value: Pick; key: string | null } | null>(null);
  #stay = $state.raw<{ value: readonly Place[]; key: string | null } | null>(null);
  #looks = $state.raw<{ value: string; key: string | null } | null>(null);
  #told = $state.raw<Line | null>(null);

  readonly #view: View = $derived(this.context.shown().table.view);
  /** Nearly every move changes something somewhere: whatever is drawn looks only at its own part. */
  readonly view: View = partsOf(() => this.#view);
  readonly edition: Edition = $derived(this.context.shown().table.edition);

  /** How the game went; nothing before its end. */
  get history(): History | null {
    const told = this.context.shown().table.history;
    return told && byRounds(told, this.view, this.edition);
  }

  /** What lies before the viewer; nothing for one who watches. */
  get own(): PlayerView | null {
    return this.mine === null ? null : (this.view.players[this.mine] ?? null);
  }

  player(seat: Seat): PlayerView | undefined {
    return this.view.players[seat];
  }

  readonly seats: readonly Seat[] = $derived.by(
    keeping(() => this.view.players.map((_, seat) => seat as Seat)),
  );

  colourOf(seat: Seat): PlayerColour {
    return this.player(seat)?.colour ?? 'white';
  }

  readonly #phase: PhaseView = $derived(this.view.phase);
  readonly toMove: Seat | null = $derived(this.#phase.kind === 'over' ? null : this.#phase.seat);
  readonly isMyMove: boolean = $derived(this.mine !== null && this.toMove === this.mine);
  /** The turn that is played now. */
  readonly playing: TurnView | null = $derived(this.#phase.kind === 'turn' ? this.#phase : null);

  get isOver(): boolean {
    return this.#phase.kind === 'over';
  }

  get turnName(): string {
    return t('satori.round', { n: this.view.round });
  }

  /** What is legal now. Nothing while the board still shows what came before, or an answer is on its way. */
  readonly choices = $derived.by(() => {
    const { decision } = this.context.shown().table;
    const legal = decision && this.isPresent && !this.waits ? decision.legal : [];
    // As long as nothing is legal, nothing has changed.
    return legal.length > 0 ? new Choices(legal) : NONE;
  });

  readonly turn: TurnBar = $derived.by(() => turnBar(this));

  get tabs(): Tab[] {
    const { draft, choices, view } = this;
    const places = [
      ...choices.all.map(({ command }) => placeOf(command, view)),
      // What has been chosen in part may go on elsewhere.
      ...(draft ? choices.fitting(draft).map(({ command }) => placeOf(command, view, draft)) : []),
    ];
    const lit = (place: string) => places.includes(place);
    return [
      { id: 'board', label: t('satori.court'), icon: 'roof', lit: lit('board') },
      { id: 'mountains', label: t('satori.mountains'), icon: 'mountain', lit: lit('mountains') },
      { id: 'pagoda', label: t('satori.pagoda'), icon: 'pagoda', lit: lit('pagoda') },
      { id: 'site', label: t('satori.siteShort'), icon: 'site', lit: lit('site') },
    ];
  }

  /** Where the present choice is made: a phone shows it by itself. Among several open actions it is made nowhere yet. */
  get looksAt(): string | null {
    const asked = this.kept(this.#looks);
    if (asked) return asked;
    const isOnItsWay = this.isMyMove && this.choices.all.length === 0;
    if (isOnItsWay || this.#choosesAction) return null;
    const left = this.draft ? this.choices.fitting(this.draft) : this.#ofAction();
    const [first, ...others] = left.map(({ command }) => placeOf(command, this.view, this.draft));
    return first !== undefined && others.every((place) => place === first) ? first : 'board';
  }

  get #choosesAction(): boolean {
    return (
      this.draft === null && this.action === null && this.openActions.some(({ legal }) => legal)
    );
  }

  #ofAction(): readonly LegalCommand[] {
    const { action } = this;
    if (action === null) return this.playing ? [] : this.choices.all;
    return this.choices.all.filter(
      ({ command }) => 'action' in command && command.action === action,
    );
  }

  /** Leads to a place, or to where the present choice is made; as often as it is asked for. */
  #lookAt(place: string | null): void {
    this.#looks = place === null ? null : this.keep(place);
    const there = this.looksAt;
    if (there !== null) this.context.look(there);
  }

  get shortcuts(): Shortcut[] {
    return shortcuts();
  }

  points(seat: Seat): { value: number; unit: string } {
    return { value: this.player(seat)?.points ?? 0, unit: t('satori.sp') };
  }

  // What is in hand: a worshipper, an open action.

  canTake(colour: Colour): boolean {
    return this.choices.all.some(({ command }) => 'colour' in command && command.colour === colour);
  }

  /** The worshipper in hand; where there is one colour only, it is taken by itself. */
  readonly hand: Colour | null = $derived.by(() => {
    if (this.#hand !== null && this.canTake(this.#hand)) return this.#hand;
    const colours = this.edition.altar_colours.filter((colour) => this.canTake(colour));
    return colours.length === 1 ? (colours[0] ?? null) : null;
  });

  takeWorshipper(colour: Colour): void {
    if (!this.canTake(colour)) {
      this.explain({ do: 'place_worshipper', colour });
      return;
    }
    this.#hand = this.#hand === colour ? null : colour;
    this.#draft = null;
    super.unaim();
  }

  /** The actions that can be taken now or were taken: those of the last thing opened. */
  readonly openActions: readonly OpenAction[] = $derived.by(
    keeping(() =>
      (this.playing?.open.at(-1)?.actions ?? []).map(({ effect, done }, index) => ({
        index,
        effect,
        done,
        legal: this.choices.takes(index),
      })),
    ),
  );

  /** The open action that is being taken; the only one that can be taken is so by itself. */
  readonly action: number | null = $derived.by(() => {
    const chosen = this.kept(this.#action);
    if (chosen !== null && this.choices.takes(chosen)) return chosen;
    const legal = this.openActions.filter((action) => action.legal);
    return legal.length === 1 ? (legal[0]?.index ?? null) : null;
  });

  /** Takes up an open action: at once where nothing is to be chosen, else it is chosen on the board. */
  takeAction(index: number): void {
    const left = this.choices.all.filter(
      ({ command }) => 'action' in command && command.action === index,
    );
    const [first] = left;
    if (!first) {
      this.explain(this.pickOf(index));
      return;
    }
    this.#action = this.keep(index);
    this.#draft = null;
    const pick = this.pickOf(index);
    if (pick.do === 'gain' || pick.do === 'exchange') this.choose(pick);
    else this.#lookAt(null);
  }

  /** The first part of what an open action does. */
  pickOf(index: number): Pick {
    const effect = this.openActions[index]?.effect;
    return { do: effect ? doing(effect) : 'gain', action: index } as Pick;
  }

  /** Whether some prayer wheel can be turned. */
  get wheelOffer(): boolean {
    return this.choices.has({ do: 'turn_wheel' });
  }

  /** Shows the prayer wheels, where they are not in sight. */
  showWheels(): void {
    this.#lookAt('site');
  }

  // What is chosen so far of a command that has several parts.

  get draft(): Pick | null {
    return this.kept(this.#draft);
  }

  /** What is left when this is chosen as well. */
  left(pick: Pick): readonly LegalCommand[] {
    return this.choices.fitting(merged(this.draft, pick));
  }

  /** The command that is meant when this is chosen as well; none as long as more has to be said. */
  meant(pick: Pick): LegalCommand | null {
    return this.choices.only(merged(this.draft, pick));
  }

  isLit(pick: Pick): boolean {
    return this.choices.has(merged(this.draft, pick));
  }

  isChosen(pick: Pick): boolean {
    const { draft } = this;
    return draft !== null && fits(draft, pick);
  }

  /** Whether more has to be chosen after it. */
  narrows(pick: Pick): boolean {
    return this.isLit(pick) && this.meant(pick) === null;
  }

  /** The mixes that are left to choose from, when nothing else is. */
  readonly variants: readonly LegalCommand[] = $derived.by(() => {
    if (this.#phase.kind === 'bonus') return this.choices.of('take_bonus');
    const left = this.draft ? this.choices.fitting(this.draft) : [];
    return isMixOnly(left) ? left : [];
  });

  /** Does what is legal, or makes it part of what is chosen; of the rest it says why it is not legal. */
  choose(pick: Pick): void {
    const meant = this.meant(pick);
    if (meant) this.send(meant);
    else if (!this.isLit(pick)) this.explain(pick);
    else {
      super.unaim();
      this.#draft = this.keep(merged(this.draft, pick));
      if ('action' in pick && typeof pick.action === 'number')
        this.#action = this.keep(pick.action);
      this.#lookAt(null);
    }
  }

  /** Does exactly what is chosen so far, where that is a whole command: a way of light may end before its last step. */
  get ready(): LegalCommand | null {
    return this.suggested?.legal ?? (this.draft && this.choices.exactly(this.draft));
  }

  /** What a steward would do, as long as nothing else is chosen: it is laid out as if one had chosen it. */
  get suggested(): { legal: LegalCommand; reason: Reason } | null {
    const { hint, draft } = this;
    if (!hint || !draft) return null;
    const legal = this.choices.exactly(bare<Command>(hint.command));
    const isChosen = legal && same(draft, wholly(legal.command, this.choices.all));
    return isChosen ? { legal, reason: hint.reason } : null;
  }

  override isAimed(pick: Pick): boolean {
    const command = this.aimed ? null : this.suggested?.legal.command;
    return super.isAimed(pick) || Boolean(command && fits(command, pick));
  }

  suggest(hint: Hint): void {
    this.#letGo();
    const own = hint as Hint<'satori'>;
    const command = bare<Command>(own.command);
    this.takeHint(own);
    this.#draft = this.keep(wholly(command, this.choices.all));
    if ('colour' in command) this.#hand = command.colour;
    if ('action' in command) this.#action = this.keep(command.action);
    if (command.do === 'keep_monks') this.#stay = this.keep(command.stay);
    this.#lookAt(null);
  }

  #letGo(): void {
    super.unaim();
    this.takeHint(null);
    this.#draft = this.#action = this.#stay = this.#hand = null;
  }

  send({ command }: LegalCommand): void {
    // Until the answer comes, one sees what one has done.
    const place = placeOf(command, this.view, this.draft);
    this.#looks = place === null ? null : this.keep(place);
    super.unaim();
    this.#draft = null;
    if ('colour' in command) this.#hand = null;
    this.context.send({ game: 'satori', ...command });
  }

  protected whole(pick: Pick): GameCommand {
    return { game: 'satori', ...wholeOf(merged(this.draft, pick), this) };
  }

  /** Forgets what is aimed at; by nothing in particular, what was chosen as well, the last part first. */
  override unaim(by?: AimedBy): void {
    if (by === undefined && this.suggested) {
      this.#letGo();
      return;
    }
    super.unaim(by);
    if (by !== undefined) return;
    if (this.draft) this.#draft = null;
    else if (this.kept(this.#action) !== null) this.#action = null;
    else this.#hand = null;
  }

  /** What the aimed thing would cost and bring, as far as it is certain. */
  readonly preview: Preview | null = $derived.by(() => {
    const thing = this.aimed ?? null;
    const left = thing ? this.left(thing) : this.draft ? this.choices.fitting(this.draft) : [];
    return common(left.map(({ preview }) => preview));
  });

  // Light and monks.

  /** The steps of light that are chosen so far. */
  get way(): string {
    const { draft } = this;
    return draft?.do === 'move_light' ? (draft.way ?? '') : '';
  }

  /** Takes the last step of light back. */
  stepBack(): void {
    const { draft, way } = this;
    if (draft?.do !== 'move_light') return;
    this.#draft = way.length > 1 ? this.keep({ ...draft, way: way.slice(0, -1) }) : null;
  }

  /** Where the light of a mountain stands after the steps chosen so far: from its top clockwise. */
  lightAt(mountain: number): number {
    return lightsAfter(this.view.hikari, this.way)[mountain] ?? 0;
  }

  /** The monks that stay on the mountains: as many as can, until one is chosen. */
  get stay(): readonly Place[] {
    const chosen = this.kept(this.#stay);
    if (chosen) return chosen;
    const all = this.choices.of('keep_monks').map(({ command }) => command.stay);
    return all.reduce<readonly Place[]>((most, set) => (set.length > most.length ? set : most), []);
  }

  toggleStay(place: Place): void {
    const stay = this.stay.includes(place)
      ? this.stay.filter((other) => other !== place)
      : [...this.stay, place].sort((one, two) => one - two);
    if (this.choices.exactly({ do: 'keep_monks', stay: [...stay] })) this.#stay = this.keep(stay);
    else this.explain({ do: 'keep_monks', stay });
  }

  // Words, light and keys.

  get #teller(): Teller {
    return { nameOf: (seat) => this.nameOf(seat), view: this.view, edition: this.edition };
  }

  line(line: Line): string {
    return lineText(line, this.#teller);
  }

  lineOn({ told }: Line): unknown {
    const [spot] = piecesOf(told).spots;
    return spot === undefined ? null : this.view.court[spot]?.built;
  }

  ruleOf(line: Line): string {
    return ruleOf(line);
  }

  moment(moment: Moment): string {
    return momentText(moment, this.#teller);
  }

  refusal(refusal: RefusalOf<'satori'>): string {
    return refusalText(refusal, this.#teller);
  }

  flights(moment: Moment): Flight<FlyingPiece>[] {
    return flightsOf(moment, { colourOf: (seat) => this.colourOf(seat), view: this.view });
  }

  sound({ seen }: Moment): Cue | null {
    return soundOf(seen);
  }

  point(line: Line | null): void {
    this.#told = line;
  }

  /** The pieces that the line speaks of that somebody points at in the log. */
  readonly told: Pieces | null = $derived.by(() => this.#told && piecesOf(this.#told.told));

  isTold(what: { spot?: Spot; place?: Place; tier?: number; wheel?: number }): boolean {
    const { told } = this;
    if (!told) return false;
    return (
      (what.spot !== undefined && told.spots.includes(what.spot)) ||
      (what.place !== undefined && told.places.includes(what.place)) ||
      (what.tier !== undefined && told.tiers.includes(what.tier)) ||
      (what.wheel !== undefined && told.wheels.includes(what.wheel))
    );
  }

  press(key: string): boolean {
    return pressed(this, key);
  }

  /** What the viewer's goods would change by. */
  get change(): Change {
    return changeOf(this.preview ?? {});
  }
}
