// @ts-check
/** What the players of one run count together, while it is measured. */
export class Tally {
  isMeasuring = false;
  /** Milliseconds from each move to the update that brings it back to who made it. */
  latencies = /** @type {number[]} */ ([]);
  /** Updates that reached the player who did not move. */
  seenByOther = 0;
  updates = 0;
  updateBytes = 0;

  /** @param {number} bytes */
  update(bytes) {
    if (!this.isMeasuring) return;
    this.updates += 1;
    this.updateBytes += bytes;
  }

  /** @param {number} milliseconds */
  moved(milliseconds) {
    if (this.isMeasuring) this.latencies.push(milliseconds);
  }

  seen() {
    if (this.isMeasuring) this.seenByOther += 1;
  }

  /** The counts as figures. */
  figures() {
    const sorted = Float64Array.from(this.latencies).sort();
    /** @param {number} share */
    const quantile = (share) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
    return {
      moves: sorted.length,
      seenByOther: this.seenByOther,
      updateBytes: Math.round(this.updateBytes / Math.max(1, this.updates)),
      p50Ms: quantile(0.5),
      p99Ms: quantile(0.99),
    };
  }
}
