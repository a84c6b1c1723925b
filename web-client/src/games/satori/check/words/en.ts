/** What is drawn in Satori. */
export const words = {
  chapter: 'Round {n}',
  drawn_tiers: { one: '{n} tier of the pagoda', other: '{n} tiers of the pagoda' },
  drawn_sorin: 'the scoring tile of the Sōrin',
  drawn_altars: { one: '{n} altar tile', other: '{n} altar tiles' },
  drawn_decorations: { one: '{n} decoration', other: '{n} decorations' },
  drawn_tiles: { one: '{n} meditation tile', other: '{n} meditation tiles' },
  drawn_sanmon: 'worshippers: {grey} grey, {orange} orange, {purple} purple',
  drawn_starting_tiles: { one: '{n} starting tile', other: '{n} starting tiles' },
  drawn_amulets: { one: '{n} amulet', other: '{n} amulets' },
  drawn_cost: 'a cost tile',
  drawn_cost_over: 'a cost tile over a cancelled one',
  drawn_cancelled: 'cancelled cost tiles',
};
