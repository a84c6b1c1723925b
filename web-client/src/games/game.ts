/**
 * What a game brings to the shell. The shell (header, turn bar, others' panels, log, chat, connection) is the same for
 * all games and knows none of them; a game registers itself in `registry.ts` and is loaded when it is needed.
 */
import type { Component, Snippet } from 'svelte';
import type { RoomLink, Moment } from '../lib/room/room-link.svelte';
import type { RoomState } from '../lib/room/state';
import type { Seat } from '../lib/protocol/games';
import type { GameCommand, GameReason, GameRefusal, GameTable } from '../lib/protocol/messages';
import type { Cue } from '../lib/sound/cues';
import type { GameName } from './about';

export type TableOf<Name extends GameName> = Extract<GameTable, { game: Name }>;
export type RefusalOf<Name extends GameName> = Extract<GameRefusal, { game: Name }>;
export type CommandOf<Name extends GameName> = Extract<GameCommand, { game: Name }>;
export type ReasonOf<Name extends GameName> = Extract<GameReason, { game: Name }>;
export type Line = GameTable['lines'][number]['line'];

/** A piece of the sentence in the turn bar; the number of a rule leads to it. */
export interface Phrase {
  readonly kind: 'text' | 'soft' | 'strong' | 'cost' | 'gain' | 'rule';
  readonly text: string;
}

/** Something that is done or still open in this turn. */
export interface Task {
  readonly done: boolean;
  readonly text: string;
  /** Whether the turn cannot end before. */
  readonly must?: boolean;
}

/** A button of the turn bar. */
export interface TurnAction {
  readonly id: string;
  readonly label: string;
  /** One button is the first: what is aimed at, or what a newcomer would do. */
  readonly prime?: boolean;
  /** The key that does the same, as it stands on the button. */
  readonly key?: string;
  /** Why it cannot be done now; the button says so instead of doing it. */
  readonly reason?: string;
  readonly run: () => void;
}

/** What a steward would do, and what speaks for it. */
export interface Hint<Name extends GameName = GameName> {
  readonly command: CommandOf<Name>;
  readonly reason: ReasonOf<Name>;
}

/** What the turn bar says. */
export interface TurnBar {
  /** Whether it is what a hint suggests. */
  readonly isHint?: boolean;
  readonly title: string;
  readonly detail: readonly Phrase[];
  readonly tasks: readonly Task[];
  readonly actions: readonly TurnAction[];
}

/** A place of the table that a phone shows by a tab. */
export interface Tab {
  /** The id of the place. */
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  /** Whether something there can be done now. */
  readonly lit: boolean;
}

/** A shortcut, for the list of them. */
export interface Shortcut {
  readonly keys: string;
  readonly does: string;
}

/**
 * How a piece travels: carried and set down, in an arc, along the table, up out of something, down into something, or
 * as a mere sign of what was gained.
 */
export type Course = 'carry' | 'arc' | 'slide' | 'rise' | 'sink' | 'float';

/** A piece that travels over the table. */
export interface Flight<Piece = unknown> {
  /** What flies, as the game draws it. */
  readonly piece: Piece;
  readonly course: Course;
  /**
   * Where it was before the moment, and where it is after it: by the names in `data-piece` and `data-place`. Of several
   * the first that can be seen counts; where there is none, nothing flies.
   */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** It waits so long before it leaves. */
  readonly delayMs?: number;
  /** The size of a piece that is seen only in flight; others have the size in which they lie on the table. */
  readonly size?: readonly [width: number, height: number];
}

/** What flies at a table. */
type PieceOf<Table extends TableModel> =
  ReturnType<Table['flights']> extends readonly Flight<infer Piece>[] ? Piece : never;

/** What the shell hears of a table of any game. */
export interface TableModel {
  /** Whose move it is; nobody's when the game is over. */
  readonly toMove: Seat | null;
  /** The seat of this viewer; none for one who watches. */
  readonly mine: Seat | null;
  readonly isOver: boolean;
  /** Which turn or round it is, in words. */
  readonly turnName: string;
  readonly turn: TurnBar;
  readonly tabs: readonly Tab[];
  /**
   * The place where the present choice is made: a phone shows it by itself. Nothing where it is made at no place, or as
   * long as an answer is on its way: a phone stays where it is.
   */
  readonly looksAt: string | null;
  readonly shortcuts: readonly Shortcut[];
  /** The number in a player's panel, with its unit. */
  points(seat: Seat): { value: number; unit: string };
  /** A line of the log, and a moment, in words; names stand for the seats. */
  line(line: Line): string;
  moment(moment: Moment): string;
  /** What of the table the words of a line depend on besides the line, if on anything: the same object means no change. */
  lineOn?(line: Line): unknown;
  /** The rule that a line of the log follows. */
  ruleOf(line: Line): string;
  /** How a moment sounds. */
  sound(moment: Moment): Cue | null;
  /** What travels in a moment. It is asked before the table changes. */
  flights(moment: Moment): readonly Flight[];
  refusal(refusal: GameRefusal): string;
  /** Lights the pieces that a line speaks of; nothing puts the light out. */
  point(line: Line | null): void;
  /** A key was pressed; says whether it meant something. */
  press(key: string): boolean;
  /** Shows a hint as if it were aimed at, until something else is or the game moves on. */
  suggest(hint: Hint): void;
  /** Forgets what was aimed at. */
  unaim(): void;
}

/** What a table asks of the line: a replay has none, and answers for it. */
export type TableLink = Pick<RoomLink, 'state' | 'unsaved' | 'try'>;

/** What a table is made of. */
export interface TableContext<Name extends GameName = GameName> {
  readonly link: TableLink;
  /** What the board shows now: it may lag behind the link, so that moves can be watched. */
  readonly shown: () => RoomState & { readonly table: TableOf<Name> };
  /** The name of a seat, for sentences. */
  readonly nameOf: (seat: Seat) => string;
  /** Says why something was not done. */
  readonly explain: (text: string, rule: string | null) => void;
  /** Somebody asks to see a place: a phone shows it, also where it has shown it before. */
  readonly look: (place: string) => void;
  readonly send: (command: GameCommand) => void;
}

/** A place of the table: a board, or what belongs to one. */
export interface Place<Table extends TableModel = TableModel> {
  /** Its area in the layout, and its tab on a phone. */
  readonly id: string;
  readonly Part: Component<{ table: Table }>;
  /** It has no tab of its own: a phone shows it together with that one, in a row of its own below the board. */
  readonly tab?: string;
  /** It stands in the column at the side, between the others' panels and the log. */
  readonly isAside?: boolean;
}

/**
 * How a game fills the window: as values of `grid-template`, which name the areas `head`, `own`, `bar`, and those of the
 * places. `side` is the column with the others' panels and the log. Phones show one place at a time, in every game.
 */
export interface GameLayout {
  /** From 1280 px on; it has a `side`. */
  readonly wide: string;
  /** From 720 px on; it has a `side`, or `others` for a strip. */
  readonly middle: string;
  /** Whether the others have a column there too, or a strip of flat panels with the log behind a button at its end. */
  readonly side: 'column' | 'strip';
  /** What is asked or told for a while lies over the first place, which has a sky for it, or above it and makes it lower. */
  readonly strips: 'over' | 'above';
  /**
   * On a television: it has a `head` for the banner, the places, and a `side` for the players and what stands there.
   * `wide` fills 1280 × 720, `tall` 1024 × 768; larger ones are enlarged as a whole.
   */
  readonly screen: { readonly wide: string; readonly tall: string };
}

/** The parts of a table. What surrounds them is the shell's. */
export interface GameParts<Table extends TableModel> {
  /** They unfold one after the other, and that is also their order for the keyboard. */
  readonly places: readonly Place<Table>[];
  readonly layout: GameLayout;
  /** Before the viewer. */
  readonly Own: Component<{ table: Table }>;
  /** What one of the others has, in their panel. */
  readonly Other: Component<{ table: Table; seat: Seat }>;
  /** A piece in flight. It fills the box around it; its time is `--flight-delay` and `--flight-time`. */
  readonly Flying: Component<{ table: Table; piece: PieceOf<Table> }>;
  /** The game's own part of the turn bar, before its buttons; it takes the room of the tasks. */
  readonly Turn?: Component<{ table: Table }>;
  /** What the symbols of the game mean. */
  readonly Key?: Component<{ table: Table }>;
  /** What belongs to no place: it is there as long as the table or its result is shown. */
  readonly Everywhere?: Component;
  /** How far the game has come, in the header. */
  readonly Progress: Component<{ table: Table }>;
  /** The result, loaded when there is one; what can be done about it stands below its headline. */
  readonly loadEnd: () => Promise<Component<{ table: Table; actions: Snippet }>>;
}

export interface GameClient<
  Name extends GameName = GameName,
  Table extends TableModel = TableModel,
> {
  create(context: TableContext<Name>): Table;
  readonly parts: GameParts<Table>;
}

/** The shell hands to a game only rooms that play it, and to its parts only tables that this very game has made. */
export function defineGame<Name extends GameName, Table extends TableModel>(
  client: GameClient<Name, Table>,
): GameClient {
  return client as unknown as GameClient;
}
