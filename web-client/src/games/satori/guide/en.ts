import type { GuideText } from '../../guide';
import type { LessonId } from './lessons';

export const text: GuideText<LessonId> = {
  welcome: {
    title: 'A temple day',
    text: 'Five rounds of three turns each. You send worshippers to altars and monks to the mountains, and help to raise the Great Pagoda. Most Satori Points (SP) win.',
  },
  starting: {
    title: 'A starting tile',
    text: 'What glows can be chosen. Each tile gives you its goods: take the one you like.',
  },
  monk: {
    title: 'Your first monk',
    text: 'Put a monk on a free space of the mountains. When a light reaches him there, you win the tile on that space.',
  },
  turn: {
    title: 'Your turn',
    text: 'Here you always read whose turn it is and what can be done; what glows on the table can be done now. You may do any of it: this is a real game.',
  },
  goods: {
    title: 'Your goods',
    text: 'Coins, wood, stone, emeralds, incense: with these you pay. Keep some incense. It turns prayer wheels, keeps monks on the mountains, and without any at the end of a round you lose 1 SP.',
  },
  sides: {
    title: 'Two sides of an altar',
    text: 'An altar has two sides of actions. A worshipper of its own colour opens both, any other opens one that you choose. Point at a side to see what it brings before you do it.',
  },
  worshipper: {
    title: 'Send a worshipper',
    text: 'Each turn sends exactly one. Take a worshipper here at the gate, then press a side of an altar that glows. One that gives goods is a good start.',
  },
  actions: {
    title: 'What you have opened',
    text: 'Take the open actions in any order, each once, or leave them. Press one; where something has to be chosen, it glows on the table.',
  },
  dimmed: {
    title: 'Why not?',
    text: 'What is dim cannot be done now: try it, and it tells you why not and names the rule. These are the prayer wheels: once a turn, 1 incense gives what a wheel shows.',
  },
  undo: {
    title: 'Changed your mind?',
    text: 'Undo takes your last step back, as long as nothing new was drawn by it.',
  },
  endTurn: {
    title: 'End the turn',
    text: 'Nothing more to do, or nothing you want? End your turn. What is still open then is lost.',
  },
  charity: {
    title: 'The charity altar',
    text: 'Anybody can come here: to pray, for an earlier place in the next round and incense or coins, or to use an altar that still lies at the construction site.',
  },
  site: {
    title: 'Altars of your own',
    text: 'A building action takes an altar from here; each player may own three. A Jokoro on it moves you up the offerings track whenever a worshipper comes.',
  },
  pagoda: {
    title: 'The Great Pagoda',
    text: 'Tiers and roofs bring SP to whoever pays for them, up to where the Architect stands. A Jokoro on a tier scores 1 SP for each roof at the end.',
  },
  mountains: {
    title: 'The lights',
    text: 'Actions move the lights around their mountains. Step one onto your monk: you win his tile, use it at once, and may spend it later.',
  },
  offerings: {
    title: 'Offerings',
    text: 'When you may claim offerings, you take the reward of your space or of one before it, and begin again.',
  },
  round: {
    title: 'The end of a round',
    text: 'After three turns each, worshippers go home and all is laid anew. After round 3 and at the end you may play your amulet: it pays everybody who meets its condition.',
  },
  farewell: {
    title: 'You know enough',
    text: 'One worshipper a turn, and what it opens: that is the whole game. Play on against the novice, or leave whenever you like. I come back for the result.',
  },
  end: {
    title: 'The result',
    text: 'The sheet shows where everybody’s SP come from. See how much the Jokoro brought: they multiply with the roofs, and with the colours of your altars. Well played!',
  },
};
