import type { TajutoRules } from './contents';

export const rules: TajutoRules = {
  sections: {
    setup: 'Set-up',
    turn: 'Your turn',
    draw: 'Draw a pagoda floor',
    offer: 'Make an Offering',
    acquire: 'Acquire a tile',
    free: 'Free actions',
    end: 'The end of the game',
    sight: 'Who sees what',
  },
  rules: {
    T1: {
      title: 'What you start with',
      text: [
        'Two to four Monks build eight pagodas together, and you are one of them. When the fourth pagoda is finished, whoever has the most Spirituality Points (SP) wins: see T25 and T27.',
        'At first all 48 floors are in the bag: eight colours, each in sizes 1 (the wide ground floor) to 6 (the narrow roof). Later, too, the bag holds every floor that is neither on the board nor in front of a player.',
        'You get a colour of your own, and with it:',
        '• A Monk on space 0 of the Meditation path: the space it stands on is the number of your Meditation Points (MP).',
        '• Three basic Action tiles, all unused: using A costs 0 MP, B costs 4 and C costs 6 (T7).',
        '• Eight Offering cubes, one for each pagoda colour.',
        'With two or three players nothing else changes: colours that nobody plays stay out of the game.',
      ],
    },
    T2: {
      title: 'The Village stacks',
      text: [
        'The Village is where you acquire tiles. Each stack is sorted by price, with the cheapest tile on top.',
        '• Top row: five stacks of three Wisdom tiles, worth 1, 2, 3, 4 and 5 SP.',
        '• Next row, starting with the Transcendence tiles: two Markets (10 and 12 MP) and two Shrines.',
        '• Beside them the Additional Action tiles, two of each kind: D (Draw, 2 MP to use), E (Offer, 0 MP) and F (Acquire, 0 MP).',
        'What lies below the top tile is no secret: it is the same in every game.',
      ],
    },
    T3: {
      title: 'Objectives and Inauguration tiles',
      text: [
        'Below the stacks lie eight Objectives: two endgame ones and six immediate ones (T24).',
        'In the Sacred Garden, each of the eight building sites has its Inauguration tile beside it.',
      ],
    },
    T4: {
      title: 'Who begins',
      text: [
        'At a real table, the oldest begins. Here chance decides, or the host chooses.',
        'From then on, turns pass clockwise from seat to seat.',
      ],
    },
    T5: {
      title: 'What you can do',
      text: [
        'On your turn, in any order and as often as the rules allow, you can:',
        '• use Action tiles (T6),',
        '• build floors (T18),',
        '• claim Objectives (T24).',
        'Then you end your turn.',
      ],
    },
    T6: {
      title: 'Action tiles',
      text: [
        'You can use each Action tile at most once per turn. When your turn ends, they are all ready again.',
        'A basic Action tile (A, B, C) does any one of the three actions: Draw, Offer or Acquire. An Additional Action tile does only its own: D draws, E offers, F acquires.',
        'You may own both tiles of the same stack.',
        'Action tiles always lie open, used or not.',
      ],
    },
    T7: {
      title: 'Paying for an action',
      text: [
        'Using a tile costs MP: your Monk goes back by its cost to use.',
        'Your MP never fall below 0. If they do not cover the cost to use and, when you acquire, the price of the new tile as well, you cannot take the action, and you are charged nothing.',
        'What an Offering brings cannot pay for the tile you make it with: you need the cost to use beforehand.',
      ],
    },
    T8: {
      title: 'At least one Action tile',
      text: [
        'Every turn, you must use at least one Action tile.',
        'You always can: A costs nothing, and there is always a floor in the bag when a turn begins. Of the 48 floors, at most 43 are built before the end, and at most 4 kept.',
        'When the game ends in the middle of your turn, this no longer applies.',
      ],
    },
    T9: {
      title: 'New tiles work at once',
      text: ['You may use an Additional Action tile in the same turn in which you acquire it.'],
    },
    T10: {
      title: 'One floor',
      text: [
        'You take one floor out of the bag. It then lies face up in front of you.',
        'From an empty bag you cannot draw. It can run out in the middle of a turn.',
      ],
    },
    T11: {
      title: 'Touch in the bag',
      text: [
        'At a real table, your hand may feel for a size; the colour is luck. Here the option “Touch in the bag” says how you draw:',
        '• By feel (unless the host chooses otherwise): you grope and get hold of a random handful of up to 5 floors, and you learn how wide each one feels. Only you are told, and never the colour.',
        '• By size: you name a size that is in the bag and get a random floor of that size.',
        '• Blind: you get a random floor.',
        'By feel, you pick one floor of the handful, or you put them all back and grope again. One draw allows 3 handfuls at most; from the third you must pick. All floors you do not pick go back into the bag.',
        'Touch can be wrong: you feel the true size with a small random error, and how far it spreads depends on the size. Wide floors are easy to tell (1 to 3 almost surely); narrow ones feel alike, so you will sometimes take a 4, 5 or 6 for the size next to it.',
        'Each handful is drawn, ordered and felt afresh: nothing links a floor in one handful to a floor in another.',
      ],
    },
    T12: {
      title: 'With your hand inside',
      text: [
        'As soon as you start to grope, the cost is paid and the tile is used. Until you have picked a floor, you can do nothing else.',
        'If you leave while groping and come back, the same handful waits for you and feels just as it did before, never any different.',
      ],
    },
    T13: {
      title: 'Placing a cube',
      text: [
        'Choose a pagoda and set your cube of its colour on its top floor. This works if:',
        '• the pagoda has at least 1 floor but fewer than 6,',
        '• no cube stands on its top floor yet,',
        '• you still hold your cube of that colour.',
        'Once a pagoda is finished, cubes of its colour can no longer be placed. If you still have yours, it keeps counting as held (T24).',
      ],
    },
    T14: {
      title: 'What an Offering brings',
      text: [
        'You gain 1 MP for each floor of that pagoda, and 2 MP on top.',
        'With 2 floors, that makes 4 MP.',
      ],
    },
    T15: {
      title: 'What you can acquire',
      text: [
        'You can buy the top tile of any Village stack.',
        'Or you buy an Inauguration tile, for 8 MP, if it still lies beside its building site. How high the pagoda is does not matter, as long as it has fewer than 6 floors.',
        'Objectives cannot be bought (T24).',
      ],
    },
    T16: {
      title: 'The price',
      text: [
        'You pay the cost to buy that is printed on the tile, less 2 MP for each Market you own already, but never less than 0. A cost to use is never reduced.',
        'With both Markets, a tile of 4 MP or less is free.',
        'Your second Market costs you 10 MP: 12 are printed on it, and the first one takes off 2.',
      ],
    },
    T17: {
      title: 'Face up or face down',
      text: [
        'How a tile lies in front of you is not your choice:',
        '• Face up: Action tiles, Markets and the Inauguration tiles of unfinished pagodas.',
        '• Face down: Wisdom tiles and Shrines. Inauguration tiles of finished pagodas (T23) and Objectives (T24) join them.',
      ],
    },
    T18: {
      title: 'Building a floor',
      text: [
        'Free actions need no Action tile and cost nothing. You can take them at any time in your own turn, except with your hand in the bag (T12).',
        'A floor in front of you can be built when the pagoda of its colour has exactly one floor fewer than its size: a 1 begins a pagoda, a 4 goes on three floors. It becomes the next floor.',
      ],
    },
    T19: {
      title: 'Simple Meditation',
      text: [
        'Each floor you build brings you as many MP as the pagoda then has floors.',
        'Floors 1 and 2 of one pagoda and floor 4 of another: 1 + 2 + 4 = 7 MP. Floors 3 and 4: also 7 MP.',
      ],
    },
    T20: {
      title: 'Intense Meditation',
      text: [
        'If you build on a floor that carries a cube, you gain 2 MP more. Anyone’s cube will do, even your own, even one you placed this turn.',
        'A third floor over a cube brings 5 MP.',
        'The cube stays where it is, under the new floor.',
      ],
    },
    T21: {
      title: 'What fits must be built',
      text: [
        'You cannot end your turn while any floor in front of you can be built, whether you drew it just now or kept it from before.',
        'Building one floor can make the next one fit, and then you must build that one too. This can even force you to end the game (T25).',
        'At which moment of your turn you build is up to you.',
      ],
    },
    T22: {
      title: 'Keeping one floor',
      text: [
        'If two or more floors that cannot be built are left when you end your turn, choose the one you keep; the others go back into the bag.',
        'A single one stays in front of you. You cannot give up the last one: one is always kept.',
      ],
    },
    T23: {
      title: 'A pagoda is finished',
      text: [
        'Floor 6 finishes a pagoda. If a player owns its Inauguration tile, that tile is now turned face down.',
        'If the tile still lies beside the building site, it leaves the game.',
      ],
    },
    T24: {
      title: 'Claiming Objectives',
      text: [
        'On your turn you can claim Objectives for free, as many as you like, each if its condition holds at that moment. Each is worth 1 SP.',
        'A claimed Objective lies face down in front of you, and you never give it back. Each goes to one player only; those not yet claimed lie open for all to see.',
        '• Wisdom 5: the SP printed on your Wisdom tiles add up to 5 or more. Shrines do not count.',
        '• Wisdom 10: they add up to 10 or more.',
        '• Four offerings: you hold 4 cubes or fewer.',
        '• Eight offerings: you hold no cube any more.',
        '• Thirty steps: you have 30 MP or more right now.',
        '• First pagoda: you built floor 6 of the first pagoda that was finished. You can claim it at once or on any later turn of yours.',
        '• Fourth pagoda (endgame): you finish the fourth pagoda. You do not claim it; the game awards it.',
        '• Most meditation (endgame): you alone have the most Meditation Points when the game ends. The game awards it; if several are tied for most, even at 0, nobody gets it.',
      ],
    },
    T25: {
      title: 'The fourth pagoda',
      text: [
        'The moment the fourth pagoda is finished, the game ends. This is what still happens, in this order:',
        '• The last floor is built.',
        '• Its builder gains the MP for it (T19, T20).',
        '• The pagoda’s Inauguration tile is turned over or leaves the game (T23).',
        '• The builder gets the Objective “Fourth pagoda”.',
        '• “Most meditation” is awarded.',
        '• The points are counted (T26).',
        'Nothing else can be done any more, not even claiming an Objective.',
      ],
    },
    T26: {
      title: 'Counting Spirituality',
      text: [
        'Your SP are made up of:',
        '• The SP on your Wisdom tiles.',
        '• 1 SP for each of your Objectives.',
        '• 4 SP for each of your Inauguration tiles whose pagoda is finished.',
        '• For each Shrine, 1 SP for each of your Wisdom tiles and each of your Inauguration tiles whose pagoda is finished. With two Shrines, that is 2 SP more for each of these tiles.',
        'The Inauguration tile of an unfinished pagoda is worth 0, and Shrines add nothing to it.',
      ],
    },
    T27: {
      title: 'Who wins',
      text: [
        'Whoever has the most SP wins and becomes Great Guardian of the Sacred Garden of the Eight Pagodas.',
        'Tied players share the victory.',
      ],
    },
    T28: {
      title: 'No upper limit',
      text: [
        'You can have any number of MP. When your Monk comes to the end of the path as it is drawn, the count simply goes on.',
      ],
    },
    T29: {
      title: 'Open and hidden',
      text: [
        'Everyone, spectators too, sees: MP, the cubes left, the floors in front of the players, Action tiles and which of them are used, Markets, Inauguration tiles of unfinished pagodas, the Village, the Sacred Garden and unclaimed Objectives. Which floors are still in the bag follows from all this, so it is open as well.',
        '• What lies in your face-down pile, you alone see. The others and spectators only see how many tiles it has in all.',
        '• How many SP you have before the end, and which Objectives you could claim now, you alone see.',
        '• How wide the floors of your handful feel, you alone know. The others and spectators see that you are groping, and which handful it is.',
        '• What really is in a handful, what future draws will bring, and the random seed that all chance comes from: nobody knows before the end.',
        'As at a real table, everyone sees which tile you take; then it lies face down, and they have to remember it. The message of that moment names the tile. After that, the table, and the log when it is sent again to someone who reconnects, refreshes or joins, tell others only that you took a tile: neither its kind, stack or price, nor your MP afterwards.',
        'A line of the log shows what is visible now: an Inauguration tile bought face up is named until its pagoda is finished. In your own lines, your tiles stay named for you. Refused claims, and the list of what you could claim, are shown to you alone.',
        'An attentive player can still work out a lot, just as at a real table: the Village stacks are open, and with two players everything can be worked out. After the game all is open: piles, handfuls, the random seed and replays.',
      ],
    },
    T30: {
      title: 'Open scores',
      text: [
        'If the host sets “Scores” to “Open”, all piles lie face up. This is meant for teaching the game.',
      ],
    },
  },
  pictures: {
    T6: 'A and C are ready; B has been used and lies turned. D, with the double edge, is an Additional Action tile.',
    T7: 'Using B takes the Monk back from 9 to 5.',
    T11: 'Three floors of a handful: how wide each one feels, and which size that may be.',
    T13: 'The first pagoda can take a cube. On the second one stands already, and the third is finished.',
    T14: 'Two floors, and 2 on top: this Offering brings 4 MP.',
    T16: 'With one Market, the tile for 12 MP costs 10.',
    T18: 'Three floors stand, so a floor of size 4 goes on top.',
    T20: 'A third floor over a cube: 3 and 2 more make 5 MP.',
    T23: 'Floor 6 finishes the pagoda, and its owned Inauguration tile is turned face down.',
  },
};
