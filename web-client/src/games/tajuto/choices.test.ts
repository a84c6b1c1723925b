import { describe, expect, it } from 'vitest';
import { cheapest, Choices } from './choices';
import { BUILD, BUY, CLAIM, END, GROPE, OFFER_B, OFFER_C } from './sample';

describe('cheapest', () => {
  it('takes the tile whose use costs least', () => {
    expect(cheapest([OFFER_C, OFFER_B].map(withTile), null)?.command.tile).toBe('B');
  });

  it('keeps to the chosen tile', () => {
    expect(cheapest([OFFER_B, OFFER_C].map(withTile), 'C')?.command.tile).toBe('C');
    expect(cheapest([OFFER_B].map(withTile), 'C')).toBeUndefined();
  });

  it('finds nothing where there is no way', () => {
    expect(cheapest([], null)).toBeUndefined();
  });

  function withTile({ command, preview }: typeof OFFER_B) {
    if (command.do !== 'offer') throw new Error('an offer');
    return { command, preview };
  }
});

describe('Choices', () => {
  const choices = new Choices([GROPE, OFFER_C, OFFER_B, BUY, BUILD, CLAIM, END]);

  it('finds what can be done with a piece', () => {
    expect(choices.offers('indigo')).toHaveLength(2);
    expect(choices.offers('red')).toEqual([]);
    expect(choices.purchases({ kind: 'village', stack: 'wisdom2' })).toEqual([BUY]);
    expect(choices.purchases({ kind: 'inauguration', pagoda: 'red' })).toEqual([]);
    expect(choices.builds({ pagoda: 'purple', size: 4 })).toBe(BUILD);
    expect(choices.builds({ pagoda: 'purple', size: 5 })).toBeUndefined();
    expect(choices.draws()).toEqual([GROPE]);
  });

  it('knows what a tile can be used for', () => {
    expect(choices.uses('B')).toEqual([GROPE, OFFER_B, BUY]);
    expect(choices.uses('A')).toEqual([]);
  });

  it('previews only what is legal', () => {
    expect(choices.preview({ do: 'claim', objective: 'wisdom5' })).toBe(CLAIM.preview);
    expect(choices.preview({ do: 'claim', objective: 'wisdom10' })).toBeNull();
  });
});
