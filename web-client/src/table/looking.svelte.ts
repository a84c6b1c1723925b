/** At which place a phone looks: where something is to be done, until somebody chooses another one. */
export class Looking {
  #at = $state.raw<string | null>(null);
  /** Where it was led to last, and whether that was for a move of the viewer. */
  #led: { place: string | null; isMyMove: boolean } = { place: null, isMyMove: false };

  /** Nothing before it was led anywhere. */
  get at(): string | null {
    return this.#at;
  }

  /** Somebody asks for a place. */
  show(place: string): void {
    this.#at = place;
  }

  /** Goes where the choice is made: when that is elsewhere now, and when a move begins. Without a place it stays. */
  follow(place: string | null, isMyMove: boolean): void {
    if (place === null) return;
    const begins = isMyMove && !this.#led.isMyMove;
    if (begins || place !== this.#led.place) this.#at = place;
    this.#led = { place, isMyMove };
  }
}
