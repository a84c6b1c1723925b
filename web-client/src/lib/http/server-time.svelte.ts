/**
 * The time at the server. A device's clock may be hours wrong: how long ago something was at the server is reckoned by
 * the server's own time, which stands in each of its answers.
 */
class ServerTime {
  #ahead = $state.raw(0);

  /** An answer has come, with the time at which it was sent. */
  hear(date: string | null): void {
    const sent = Date.parse(date ?? '');
    if (Number.isFinite(sent)) this.#ahead = sent - Date.now();
  }

  /** Now, in milliseconds since 1970; by this device's clock where nothing was heard yet. */
  now(): number {
    return Date.now() + this.#ahead;
  }
}

export const serverTime = new ServerTime();
