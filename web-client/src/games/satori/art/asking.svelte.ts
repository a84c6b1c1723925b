/**
 * Hears on the whole page what is asked about: the symbol on which a mouse rests, or on which a finger stays. A symbol
 * says who it is by `data-icon`; where `data-explained` is, nothing needs to be asked.
 */
import { isSymbol, type SymbolName } from './symbols';

const REST_MS = 600;
const PRESS_MS = 500;
/** So soon after a finger is lifted comes its click, if there is one. */
const CLICK_MS = 300;
/** A finger is never quite still, and hits beside a small thing. */
const TREMBLE = 10;
const REACH = 24;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The symbol that is asked about. */
export interface Question {
  readonly symbol: SymbolName;
  readonly icon: Element;
}

type Timer = ReturnType<typeof setTimeout>;

export class Asking {
  #question = $state.raw<Question | null>(null);
  #waiting: Timer | undefined;
  #pressedAt: Point | null = null;
  /** The finger stayed: what it lets go of is no click. */
  #stayed = false;

  get question(): Question | null {
    return this.#question;
  }

  /** Listens until the returned function is called. */
  listen(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const early = { signal, capture: true, passive: true };
    document.addEventListener('pointermove', (event) => this.#follow(event), early);
    document.addEventListener('pointerdown', (event) => this.#press(event), early);
    document.addEventListener('pointerup', () => this.#release(), early);
    document.addEventListener('pointercancel', () => this.#release(), early);
    document.addEventListener('scroll', () => this.#forget(), early);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#forget(), early);
    document.addEventListener('click', (event) => this.#swallow(event), { signal, capture: true });
    document.addEventListener('contextmenu', (event) => this.#keep(event), { signal });
    document.documentElement.addEventListener(
      'pointerleave',
      ({ pointerType }) => pointerType === 'mouse' && this.#forget(),
      { signal },
    );
    addEventListener('resize', () => this.#forget(), { signal });
    addEventListener('blur', () => this.#forget(), { signal });
    return () => {
      listening.abort();
      this.#forget();
    };
  }

  #forget(): void {
    clearTimeout(this.#waiting);
    this.#pressedAt = null;
    this.#question = null;
  }

  /** Says whether there is something to say. */
  #ask(icon: Element): boolean {
    const symbol = icon.getAttribute('data-icon') ?? '';
    if (!isSymbol(symbol) || !icon.isConnected || isSpokenFor(icon)) return false;
    this.#question = { symbol, icon };
    return true;
  }

  #follow(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') {
      if (this.#pressedAt && distance(event, this.#pressedAt) > TREMBLE) this.#release();
      return;
    }
    const icon = event.buttons === 0 ? iconAt(event) : null;
    if (icon && icon === this.#question?.icon) return;
    this.#forget();
    if (icon) this.#waiting = setTimeout(() => this.#ask(icon), REST_MS);
  }

  #press(event: PointerEvent): void {
    this.#forget();
    this.#stayed = false;
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    const icon = iconAt(event);
    if (!icon) return;
    this.#pressedAt = { x: event.clientX, y: event.clientY };
    this.#waiting = setTimeout(() => (this.#stayed = this.#ask(icon)), PRESS_MS);
  }

  /** The finger is gone; what it has asked for is read without it. */
  #release(): void {
    clearTimeout(this.#waiting);
    this.#pressedAt = null;
    if (this.#stayed) this.#waiting = setTimeout(() => (this.#stayed = false), CLICK_MS);
  }

  /** The click that follows a long press did not mean what lies below. */
  #swallow(event: MouseEvent): void {
    if (!this.#stayed) return;
    this.#stayed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** A long press would open the browser's own menu. */
  #keep(event: MouseEvent): void {
    if (this.#pressedAt) event.preventDefault();
  }
}

const distance = ({ clientX, clientY }: MouseEvent, { x, y }: Point) =>
  Math.hypot(clientX - x, clientY - y);

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The symbol under a pointer; a finger also means one close by in the thing that it touches. */
function iconAt(event: PointerEvent): Element | null {
  if (!(event.target instanceof Element) || event.target.closest('[data-explained]')) return null;
  const hit = event.target.closest('[data-icon]');
  if (hit || event.pointerType === 'mouse') return hit;
  const near = [...event.target.querySelectorAll('[data-icon]')]
    .map((icon) => ({ icon, far: distance(event, middle(icon)) }))
    .filter(({ far }) => far <= REACH)
    .sort((one, two) => one.far - two.far);
  return near[0]?.icon ?? null;
}

/** Whether a bubble that belongs to the thing around a symbol speaks already. */
function isSpokenFor(icon: Element): boolean {
  const bubbles = [...document.querySelectorAll('[role=tooltip]')];
  return bubbles.some((bubble) => bubble.parentElement?.contains(icon) && bubble.checkVisibility());
}
