/** The words of the check of a finished game, loaded with it. */
export const words = {
  check: 'Check this game',
  why: 'Your browser repeats every draw and every link of the chain by itself, out of the file alone.',
  fetching: 'Fetching the file …',
  busy: 'Checking: {n} %',
  again: 'Check again',

  clean: '{draws}; {chain}.',
  cleanDraws: {
    one: 'The one draw follows from the sealed dice',
    other: 'All {n} draws follow from the sealed dice',
  },
  cleanChain: {
    one: 'the chain of {n} move is whole',
    other: 'the chain of {n} moves is whole',
  },
  broken: 'This file does not prove its game.',
  steps: 'What was checked',
  step_file: 'The file: its exact form and its digest',
  step_chain: 'The chain, link by link',
  step_seal: 'The dice: the secret is the one that was sealed, and the seed follows from it',
  step_draws: 'Every draw, repeated with these dice',
  fits: 'fits',
  misfits: 'does not fit',
  unchecked: 'could not be checked to the end',

  opening: 'Before the first move',
  allFit: { one: '{n} draw fits', other: '{n} draws fit' },
  someMisfit: '{n} of {all} draws do not fit',
  draw: 'Draw {n}',
  drawn_first: 'seat {n} begins',
  takenBack: 'taken back',

  place: 'In the file: {where}',
  says: 'There stands {says}',
  wanted: 'It should be {wanted}',
  more: { one: 'and {n} more place', other: 'and {n} more places' },

  problem_not_a_game: 'This is not the file of a finished game.',
  problem_version: 'The file has version {n}; this page reads version {wanted}.',
  problem_unreadable: 'Something in the file is missing, or is not what it must be.',
  problem_form: 'The file is not written in its exact form, from character {n} on.',
  problem_digest: 'The digest does not fit: the file is damaged or was changed.',
  problem_links: 'The chain has {n} links instead of {wanted}.',
  problem_link: 'A link of the chain does not fit what it holds: {part}.',
  problem_commitment: 'The secret is not the one that was sealed before the game.',
  problem_seed: 'The seed does not follow from the secret, the game and the nonces.',
  problem_rules:
    'The game was played by rules of version {n}; this page repeats draws of version {wanted}.',
  problem_game: 'This page does not know the game {game}.',
  problem_number: 'A draw has the number {n}, and the next one was {wanted}.',
  problem_draw: 'Draw {n} is not what the dice gave.',
};
