/** The test vectors at the end of docs/fairness.md, for tests. */
import page from '../../../docs/fairness.md?raw';

interface Vectors {
  readonly seed: string;
  readonly words: readonly { draw: number; skip?: number; first: number[] }[];
  readonly below: readonly { draw: number; bound: number; gives: number[] }[];
  readonly select: readonly { draw: number; of: number; take: number; gives: number[] }[];
  readonly noise: readonly { draw: number; gives: number[] }[];
  readonly handful: readonly {
    draw: number;
    bag: string;
    gives: { floor: number; width: number }[];
  }[];
  readonly deal: readonly { players: number; gives: Record<string, unknown> }[];
}

const json = /```json\n([^]*?)\n```/.exec(page)?.[1] ?? '';

export const vectors = JSON.parse(json) as Vectors;
