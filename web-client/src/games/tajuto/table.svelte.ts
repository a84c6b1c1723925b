/** The Tajuto table of one viewer: what is shown, what is aimed at, what it would bring. It knows no rules. */
import { t } from '../../lib/i18n/t';
import type { Seat } from '../../lib/protocol/games';
import type {
  ActionTile,
  Command,
  Edition,
  Floor,
  FloorSize,
  Line,
  Moment,
  Objective,
  Pagoda,
  PlayerView,
  Preview,
  Reason,
  View,
  Ware,
} from '../../lib/protocol/tajuto';
import type { GameCommand } from '../../lib/protocol/messages';
import { AimingTable } from '../aiming.svelte';
import type { Flight, Hint, RefusalOf, Shortcut, Tab, TableModel, TurnBar } from '../game';
import type { AimedBy } from '../pointing';
import { bare } from '../same';
import { cheapest, Choices } from './choices';
import { flightsOf, type FlyingPiece } from './flights';
import { placeOf } from './hint/hint';
import { byRounds, type History } from './history';
import { pressed, shortcuts } from './keys';
import { ruleOf } from './rules/of-line';
import { lineText, momentText, refusalText } from './told';
import { turnBar } from './turn-bar';
import type { Cue } from '../../lib/sound/cues';
import { soundOf } from './sound';

/** Something that can be pointed at. Without a preview it is not legal now, and can say why. */
export interface Option {
  readonly command: Command;
  readonly preview: Preview | null;
}

/** What stands between a press on "end turn" and the end of the turn. */
export type Ending = 'none' | 'keeping' | 'claims-left';

export class TajutoTable extends AimingTable<'tajuto', Command> implements TableModel {
  #tile = $state.raw<{ value: ActionTile; key: string | null } | null>(null);
  #ending = $state.raw<{ value: Ending; key: string | null } | null>(null);
  #lit = $state.raw<Line | null>(null);

  get view(): View {
    return this.context.shown().table.view;
  }

  get edition(): Edition {
    return this.context.shown().table.edition;
  }

  /** How the game went; nothing before its end. */
  get history(): History | null {
    const told = this.context.shown().table.history;
    return told && byRounds(told, this.view.players.length);
  }

  /** What lies before the viewer; nothing for one who watches. */
  get own(): PlayerView | null {
    return this.mine === null ? null : (this.view.players[this.mine] ?? null);
  }

  player(seat: Seat): PlayerView | undefined {
    return this.view.players[seat];
  }

  get seats(): Seat[] {
    return this.view.players.map((_, seat) => seat as Seat);
  }

  get toMove(): Seat | null {
    const { phase } = this.view;
    return phase.kind === 'over' ? null : phase.seat;
  }

  get isOver(): boolean {
    return this.view.phase.kind === 'over';
  }

  get isMyMove(): boolean {
    return this.mine !== null && this.toMove === this.mine;
  }

  /** What is legal now. Nothing while the board still shows what came before, or an answer is on its way. */
  readonly choices = $derived.by(() => {
    const { decision } = this.context.shown().table;
    return new Choices(decision && this.isPresent && !this.waits ? decision.legal : []);
  });

  get turnName(): string {
    const round = Math.ceil(this.view.turn / this.view.players.length);
    return t('tajuto.round', { n: round });
  }

  readonly turn: TurnBar = $derived.by(() => turnBar(this));

  get tabs(): Tab[] {
    const { choices } = this;
    const inVillage = choices.of('acquire').some(({ command }) => command.ware.kind === 'village');
    const buys = inVillage || choices.of('claim').length > 0;
    return [
      { id: 'board', label: t('tajuto.garden'), icon: 'roof', lit: false },
      { id: 'market', label: t('tajuto.village'), icon: 'home', lit: buys },
      { id: 'aside', label: t('tajuto.bag'), icon: 'bag', lit: choices.draws().length > 0 },
    ];
  }

  get looksAt(): string {
    return 'board';
  }

  get shortcuts(): Shortcut[] {
    return shortcuts();
  }

  points(seat: Seat): { value: number; unit: string } {
    return { value: this.player(seat)?.mp ?? 0, unit: t('tajuto.mp') };
  }

  // What can be pointed at.

  /** The Action tile that the player has taken in hand. */
  get tile(): ActionTile | null {
    return this.kept(this.#tile);
  }

  takeTile(tile: ActionTile): void {
    if (this.choices.uses(tile).length === 0) {
      this.explain(this.#useOf(tile));
      return;
    }
    this.takeHint(null);
    this.#tile = this.tile === tile ? null : this.keep(tile);
    // What is aimed at stays so, with the tile that is in hand now.
    const { aimed, aimedBy } = this;
    if (aimed && aimedBy) this.aim(this.#again(aimed), aimedBy);
  }

  /** A use of a tile that is not legal now: to be tried, so that its refusal says why. */
  #useOf(tile: ActionTile): Command {
    const { village, garden } = this.view;
    if (tile === 'E') {
      const pagoda = this.own?.cubes[0] ?? garden[0]?.pagoda ?? 'red';
      return { do: 'offer', tile, pagoda };
    }
    if (tile === 'F') {
      const stack = village.find(({ prices }) => prices.length > 0)?.stack ?? 'wisdom1';
      return { do: 'acquire', tile, ware: { kind: 'village', stack } };
    }
    return this.#drawWith(tile);
  }

  #drawWith(tile: ActionTile, size?: FloorSize): Command {
    const { options, bag } = this.view;
    if (options.touch === 'feel') return { do: 'grope', tile };
    if (options.touch === 'blind') return { do: 'draw_blind', tile };
    return { do: 'draw_size', tile, size: size ?? bag.flatMap(({ sizes }) => sizes)[0] ?? 1 };
  }

  /** The same intent with the tile that serves it now. */
  #again(command: Command): Command {
    switch (command.do) {
      case 'offer':
        return this.offer(command.pagoda).command;
      case 'acquire':
        return this.acquire(command.ware).command;
      case 'grope':
      case 'draw_blind':
        return this.draw().command;
      case 'draw_size':
        return this.draw(command.size).command;
      default:
        return command;
    }
  }

  #spare(): ActionTile {
    const free = this.own?.tiles.find(({ used }) => !used)?.tile;
    return this.tile ?? free ?? 'A';
  }

  offer(pagoda: Pagoda): Option {
    const best = cheapest(this.choices.offers(pagoda), this.tile);
    return best ?? { command: { do: 'offer', tile: this.#spare(), pagoda }, preview: null };
  }

  acquire(ware: Ware): Option {
    const best = cheapest(this.choices.purchases(ware), this.tile);
    return best ?? { command: { do: 'acquire', tile: this.#spare(), ware }, preview: null };
  }

  build(floor: Floor): Option {
    return this.choices.builds(floor) ?? { command: { do: 'build', floor }, preview: null };
  }

  claim(objective: Objective): Option {
    const command: Command = { do: 'claim', objective };
    return { command, preview: this.choices.preview(command) };
  }

  /** A hand into the bag: for a size where the table names sizes. */
  draw(size?: FloorSize): Option {
    const ways = this.choices
      .draws()
      .filter(
        ({ command }) => command.do !== 'draw_size' || size === undefined || command.size === size,
      );
    const best = cheapest(ways, this.tile);
    return best ?? { command: this.#drawWith(this.#spare(), size), preview: null };
  }

  pick(place: number): Option {
    const command: Command = { do: 'pick', place };
    return { command, preview: this.choices.preview(command) };
  }

  // Aiming: see it before you do it.

  /** What the aimed command would cost and bring; nothing where it is not legal. */
  get preview(): Preview | null {
    return this.aimed && this.choices.preview(this.aimed);
  }

  /** What a steward would do, as long as nothing else is aimed at. */
  get suggested(): { command: Command; reason: Reason } | null {
    const { hint } = this;
    if (!hint || super.aimed) return null;
    const command = bare<Command>(hint.command);
    return this.isLit(command) ? { command, reason: hint.reason } : null;
  }

  override get aimed(): Command | null {
    return super.aimed ?? this.suggested?.command ?? null;
  }

  suggest(hint: Hint): void {
    this.unaim();
    const own = hint as Hint<'tajuto'>;
    this.takeHint(own);
    const { command } = own;
    if ('tile' in command) this.#tile = this.keep(command.tile);
    if (command.do === 'end_turn' && command.keep) this.#ending = this.keep('keeping');
    const place = placeOf(command);
    if (place !== null) this.context.look(place);
  }

  override unaim(by?: AimedBy): void {
    super.unaim(by);
    if (by === undefined) {
      this.takeHint(null);
      this.#tile = null;
      this.#ending = null;
    }
  }

  isLit(command: Command): boolean {
    return this.choices.preview(command) !== null;
  }

  protected whole(command: Command): GameCommand {
    return { game: 'tajuto', ...command };
  }

  /** Does what is legal; of the rest it says why it is not. */
  choose(command: Command): void {
    if (this.choices.preview(command)) {
      this.unaim();
      this.context.send(this.whole(command));
    } else {
      this.explain(command);
    }
  }

  // Ending the turn.

  get ending(): Ending {
    return this.kept(this.#ending) ?? 'none';
  }

  /** Ends the turn; asks first where that is easy to regret, or where a floor to keep must be named. */
  endTurn(sure = false): void {
    const ends = this.choices.of('end_turn');
    const [only] = ends;
    if (!only) this.explain({ do: 'end_turn' });
    else if (!sure && this.choices.of('claim').length > 0) this.#await('claims-left');
    else if (ends.length > 1) this.#await('keeping');
    else this.choose(only.command);
  }

  #await(state: Ending): void {
    super.unaim();
    this.#ending = this.keep(state);
  }

  // Words, light and keys.

  line(line: Line): string {
    return lineText(line, this.context.nameOf);
  }

  ruleOf(line: Line): string {
    return ruleOf(line);
  }

  moment(moment: Moment): string {
    return momentText(moment, this.context.nameOf);
  }

  refusal(refusal: RefusalOf<'tajuto'>): string {
    return refusalText(refusal, this.context.nameOf);
  }

  flights(moment: Moment): Flight<FlyingPiece>[] {
    return flightsOf(moment, {
      colourOf: (seat) => this.player(seat)?.colour ?? 'white',
      openPiles: this.view.options.open_scores,
    });
  }

  sound({ seen }: Moment): Cue | null {
    return soundOf(seen);
  }

  /** The line that somebody points at in the log: its pieces are lit. */
  get lit(): Line | null {
    return this.#lit;
  }

  point(line: Line | null): void {
    this.#lit = line;
  }

  /** Whether a pagoda is spoken of by the line that is pointed at. */
  isToldOf(pagoda: Pagoda): boolean {
    const told = this.#lit?.told;
    if (!told) return false;
    if ('on' in told) return told.on.pagoda === pagoda;
    if ('floor' in told) return told.floor.pagoda === pagoda;
    return 'ware' in told && told.ware.kind === 'inauguration' && told.ware.pagoda === pagoda;
  }

  press(key: string): boolean {
    return pressed(this, key);
  }
}
