/** Practice tables and their coach; what the coach teaches belongs to the games. */
export const guide = {
  learn: 'Learn by playing',
  learnGame: 'Learn {game} by playing',
  heading: 'Learn {game}',
  lead: 'A real game against a novice, with somebody at your side who explains it: about five minutes, then you know enough.',
  begin: 'Begin',
  beginning: 'Laying the table…',
  unfinished: 'You have a practice game that is not over.',
  resume: 'Go on with it',
  anew: 'Begin anew',

  practice: 'Practice',
  practiceWhy:
    'A practice table: the draws are the same for everybody, and the result is kept nowhere.',
  coach: 'Coach',
  count: '{n} of {all}',
  goOn: 'Go on',
  later: 'Skip this step',
  finish: 'Got it',
  skip: 'Skip the guide',
  reach: 'W leads to the coach.',
  callBack: 'Call the coach back',
  keyCoach: 'to the coach',
  forReal: 'Open a real table',
  again: 'Practise once more',
};
