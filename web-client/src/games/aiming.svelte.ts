/** What tables of all games have in common: who looks at what, what is aimed at, and why it may not be done. */
import type { Seat } from '../lib/protocol/games';
import type { GameCommand } from '../lib/protocol/messages';
import type { GameName } from './about';
import type { Hint, RefusalOf, TableContext } from './game';
import type { AimedBy } from './pointing';
import { same } from './same';

/** How long something must be aimed at before the server is asked why it is not legal. */
const CURIOSITY_MS = 200;

/** Something belongs to a decision: a new one forgets it. */
interface Kept<Value> {
  readonly value: Value;
  readonly key: string | null;
}

/** `Thing` is what can be pointed at: a command, or some parts of one. */
export abstract class AimingTable<Name extends GameName, Thing extends { readonly do: string }> {
  protected readonly context: TableContext<Name>;
  #aim = $state.raw<Kept<{ thing: Thing; by: AimedBy }> | null>(null);
  #why = $state.raw<Kept<{ thing: Thing; text: string; rule: string }> | null>(null);
  #hint = $state.raw<Kept<Hint<Name>> | null>(null);
  #curious: ReturnType<typeof setTimeout> | undefined;

  constructor(context: TableContext<Name>) {
    this.context = context;
  }

  /** Whether this can be done now, or leads to what can. */
  abstract isLit(thing: Thing): boolean;
  /** The command that would do it: to be tried, so that its refusal says why. None where more would have to be said. */
  protected abstract whole(thing: Thing): GameCommand | null;
  abstract refusal(refusal: RefusalOf<Name>): string;

  /** The seal of the dice; a practice table has none. */
  get commitment(): string | null {
    return this.context.shown().room.fairness?.commitment ?? null;
  }

  readonly mine: Seat | null = $derived.by(() => {
    const { viewer } = this.context.shown();
    return viewer.as === 'seat' ? viewer.seat : null;
  });

  nameOf(seat: Seat): string {
    return this.context.nameOf(seat);
  }

  readonly isPresent: boolean = $derived.by(
    () => this.context.shown().seq === this.context.link.state?.seq,
  );

  /** Whether an answer is on its way. */
  protected readonly waits: boolean = $derived.by(() =>
    this.context.link.unsaved.some(({ type }) => type === 'command'),
  );

  /** Names the decision that the viewer has to take. */
  protected readonly key: string | null = $derived.by(
    () => this.context.shown().table.decision?.key ?? null,
  );

  protected keep<Value>(value: Value): Kept<Value> {
    return { value, key: this.key };
  }

  protected kept<Value>(kept: Kept<Value> | null): Value | null {
    return kept !== null && kept.key === this.key ? kept.value : null;
  }

  /** What a steward would do here, once that was asked for. */
  protected get hint(): Hint<Name> | null {
    return this.kept(this.#hint);
  }

  protected takeHint(hint: Hint<Name> | null): void {
    this.#hint = hint && this.keep(hint);
  }

  get aimed(): Thing | null {
    return this.kept(this.#aim)?.thing ?? null;
  }

  get aimedBy(): AimedBy | null {
    return this.kept(this.#aim)?.by ?? null;
  }

  isAimed(thing: Thing): boolean {
    return this.aimed !== null && same(this.aimed, thing);
  }

  /** Why the aimed thing cannot be done, as far as it is known. */
  get why(): { text: string; rule: string } | null {
    const why = this.kept(this.#why);
    return why && this.isAimed(why.thing) ? why : null;
  }

  /** Why a thing cannot be done, while it is aimed at. */
  whyNot(thing: Thing | null): { text: string; rule: string } | null {
    return thing !== null && this.isAimed(thing) && !this.isLit(thing) ? this.why : null;
  }

  aim(thing: Thing, by: AimedBy): void {
    this.#aim = this.keep({ thing, by });
    clearTimeout(this.#curious);
    if (this.mine !== null && !this.isLit(thing)) {
      this.#curious = setTimeout(() => void this.#ask(thing), CURIOSITY_MS);
    }
  }

  /** Forgets what is aimed at, by whatever it was or by this alone. */
  unaim(by?: AimedBy): void {
    if (by !== undefined && this.#aim?.value.by !== by) return;
    clearTimeout(this.#curious);
    this.#aim = null;
  }

  async #ask(thing: Thing): Promise<void> {
    const kept = this.keep(thing);
    const told = await this.#tell(thing);
    if (told) this.#why = { ...kept, value: { thing, ...told } };
  }

  async #tell(thing: Thing): Promise<{ text: string; rule: string } | null> {
    const command = this.whole(thing);
    const result = command && (await this.context.link.try(command));
    if (result?.would !== 'fail') return null;
    return { text: this.refusal(result.refusal as RefusalOf<Name>), rule: result.rule };
  }

  /** Says why something cannot be done. */
  explain(thing: Thing): void {
    void this.#tell(thing).then((told) => told && this.context.explain(told.text, told.rule));
  }
}
