import type { GuideText } from '../../guide';
import type { LessonId } from './lessons';

export const text: GuideText<LessonId> = {
  welcome: {
    title: 'Eight pagodas',
    text: 'Everybody builds all of them. The game ends when the fourth is finished, and whoever has the most Spirituality Points (SP) wins.',
  },
  turn: {
    title: 'Your turn',
    text: 'Down here you always read whose turn it is and what can be done. Whatever glows on the table can be done now. You may do any of it: this is a real game.',
  },
  grope: {
    title: 'Into the bag',
    text: 'Floors come out of the bag. Your Action tile A draws one and costs nothing: press the bag.',
  },
  feel: {
    title: 'Feel for it',
    text: 'You feel how wide each floor is, never its colour. The widest, size 1, are ground floors: they can be built at once. Pick one.',
  },
  build: {
    title: 'Build it',
    text: 'A floor that fits glows: it is the next one of its pagoda. Building is free. Press it.',
  },
  path: {
    title: 'Meditation Points',
    text: 'A floor brings as many Meditation Points (MP) as its pagoda is high now. Your monk walks that far. With MP you pay for everything else.',
  },
  preview: {
    title: 'What would it bring?',
    text: 'Point at anything, or tap it once: before you do it, the bar below says what it costs and brings. Tile B costs 4 MP a use and C 6; all three do any one action.',
  },
  dimmed: {
    title: 'Why not?',
    text: 'What is dim cannot be done now. Try it anyway, here or on a pagoda: it tells you why not, and names the rule.',
  },
  undo: {
    title: 'Changed your mind?',
    text: 'Undo takes your last step back. What you have seen by it stays seen, so among people the others are asked first.',
  },
  endTurn: {
    title: 'End the turn',
    text: 'Nothing more to do? End your turn. A floor that fits must be built first; of those that do not, one stays in front of you.',
  },
  novice: {
    title: 'The others play',
    text: 'Now the novice has played, too. What was done stands in the log, and your Action tiles are fresh again.',
  },
  offer: {
    title: 'An offering',
    text: 'Put your cube of a colour on the top floor of that pagoda: it brings as many MP as the pagoda is high, and 2 more. Press a pagoda that glows.',
  },
  cubes: {
    title: 'Over a cube',
    text: 'Whoever builds on a floor with a cube, anybody’s, gains 2 MP more. You have one cube for each pagoda.',
  },
  village: {
    title: 'The village',
    text: 'Here you spend MP. Wisdom tiles are SP. Markets make all else cheaper, Shrines make your tiles worth more, and more Action tiles mean more to do in a turn.',
  },
  inauguration: {
    title: 'Inauguration tiles',
    text: 'Each site has one for sale. It brings 4 SP, but only if its pagoda is finished before the game ends.',
  },
  objectives: {
    title: 'Objectives',
    text: 'Each is worth 1 SP, and goes to whoever meets it and claims it first. That is free; when you meet one, it glows. The last two are given at the end.',
  },
  ending: {
    title: 'Your pile',
    text: 'What brings SP lies here face down: only you know how much it is. After the fourth pagoda all piles are turned over.',
  },
  farewell: {
    title: 'You know enough',
    text: 'Draw, build, offer, buy: that is the whole game. Play on against the novice, or leave whenever you like. I come back for the result.',
  },
  end: {
    title: 'The result',
    text: 'The sheet shows where everybody’s SP come from. MP count no more: points left on the path could have bought something. Well played!',
  },
};
