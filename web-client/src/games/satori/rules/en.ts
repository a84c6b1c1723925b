import type { SatoriRules } from './contents';

export const rules: SatoriRules = {
  sections: {
    setup: 'Set-up',
    turn: 'A turn',
    actions: 'Actions',
    roundEnd: 'End of a round',
    gameEnd: 'End of the game',
  },
  rules: {
    S1: {
      title: 'Worshippers at the Sanmon',
      text: [
        'Satori is a game for 2 to 4 players. It lasts five rounds, and in each of them everybody has three turns. You send worshippers to altars and monks to the mountains, and you help to raise the Great Pagoda. Whoever has the most Satori Points (SP) in the end wins.',
        'Worshippers come in grey, orange and purple. With 2, 3 or 4 players the bag holds 3, 4 or 5 of each colour.',
        'For each player 3 worshippers are drawn from the bag. They wait at the Sanmon, the gate. With 3 players that makes 9.',
      ],
    },
    S2: {
      title: 'The pagoda',
      text: [
        'The Great Pagoda will have five tiers, each with a roof, and the Sōrin on top. The Architect begins at tier 1.',
        'Five of the six tier tiles are dealt at random, one to each tier, with their prices face up. The sixth is not used.',
        'One random Sōrin scoring tile lies face up beside the Sōrin. It says what the Sōrin will be worth (S38).',
      ],
    },
    S3: {
      title: 'The Jokoro pile',
      text: [
        'A Jokoro is an incense burner. What it costs to put one on the pagoda is told by cost tiles (S18).',
        'The 7 cost tiles are shuffled into a face-down pile together with some cancelled ones: none with 2 players, 3 with 3 players, 1 with 4 players.',
        'The same number of neutral Jokoro, 0, 3 or 1, is kept at hand.',
      ],
    },
    S4: {
      title: 'The construction site',
      text: [
        'The site has three places. Each gets an altar tile, and three decorations lie there as well.',
        'If the three decorations are all the same, they are put back and three are drawn again, unless only one kind is left.',
      ],
    },
    S5: {
      title: 'Mountains and light',
      text: [
        'There are three mountains, each a ring of four spaces. Each of the 12 spaces gets a meditation tile of the first era, face up.',
        'Each mountain has one Hikari, its light. It begins on the top space.',
      ],
    },
    S6: {
      title: 'What you begin with',
      text: [
        'You get one random amulet. Only you see it until it is played or the game ends. The amulets that nobody got leave the game unseen.',
        '• You have 3 monks, 5 Jokoro, 2 bells and 3 sect tokens.',
        '• Your sixth Jokoro lies on space 2 of the offerings track. That is the third space if you count the start (S22).',
        '• You have 5 SP and 0 incense.',
        '• Your offerings marker stands on the start space. Your hand lies on the roof of the prayer wheels.',
      ],
    },
    S7: {
      title: 'Order and first choices',
      text: [
        'The first player is chosen at random. The turn order goes clockwise from there.',
        'One starting tile more than there are players lies open. In turn order each player takes one and gets its goods at once, for example 1 wood, 1 stone and 1 incense. The one left over leaves the game.',
        'Then, in reverse order, each player puts one monk on a free mountain space: one with no monk and no Hikari.',
      ],
    },
    S8: {
      title: 'One worshipper per turn',
      text: [
        'In each turn you take exactly one worshipper from the Sanmon and place it on an altar: a basic one, which is printed on the board, a built one, or the charity altar (S24).',
        'You cannot end your turn before that. Any number of worshippers may stand on the same altar.',
      ],
    },
    S9: {
      title: 'One side or both',
      text: [
        'An altar has a colour and two sides with actions. What you may use depends on your worshipper:',
        '• Another colour than the altar: one side, left or right. You choose it as you place the worshipper.',
        '• The same colour as the altar: both sides.',
        'Take the actions that you have opened in any order, each at most once. You may skip any of them.',
        'Example: on an orange altar, a grey worshipper opens one side and an orange one opens both.',
      ],
    },
    S10: {
      title: 'Offerings for the owner',
      text: [
        'When a worshipper is placed on a built altar that carries its owner’s Jokoro, the owner moves forward on the offerings track. This happens at once, before any action:',
        '• 1 space if worshipper and altar differ in colour.',
        '• 2 spaces if they have the same colour.',
        'It also happens when you place a worshipper on your own altar. The track ends at space 7; nobody moves beyond it.',
        'Building an altar, the use that comes with building (S16) and inspecting the site (S24) never move anybody.',
      ],
    },
    S11: {
      title: 'Prayer wheels',
      text: [
        'Once per turn you may pay 1 incense for a prayer wheel, before, between or after your other actions. Put your hand on the wheel and take its action.',
        'If another player’s hand lies there, it goes back to the roof. You cannot choose the wheel on which your own hand already lay when your turn began.',
        'The six wheels: 1 wood; 1 stone; 2 coins; Hikari 1 (S20); meditate (S19); place a Jokoro (S17).',
      ],
    },
    S12: {
      title: 'Gaining and paying',
      text: [
        '• Incense goes from 0 to 3. Whatever you gain above 3 is lost.',
        '• The supply is limited: 30 coins, 20 wood, 20 stone and 12 emeralds. If it cannot give you everything, take what is there; you do not get the rest later.',
        '• You pay a price in full or not at all, and only with what you have. What you pay goes back to the supply.',
        '• Meditation tiles that you spend leave the game.',
      ],
    },
    S13: {
      title: 'Open actions, turn’s end',
      text: [
        'What was opened last comes first. If the side of a new altar, a meditation tile or a prayer wheel opens actions, you finish or pass them before you return to what was open before.',
        'All meditation tiles that you win in a turn form one queue. One is open at a time, and the next one opens before you return to older actions.',
        'You end your turn yourself. Actions that you have not used are then forfeited, and everything is finished: tiles that you won turn face down and their monks go to the sun (S21).',
        'When everybody has had three turns, the round ends.',
      ],
    },
    S14: {
      title: 'Gain goods or SP',
      text: [
        'You get the coins, wood, stone, emeralds, incense or SP that are shown. The limits of S12 apply to goods; SP have no upper limit.',
      ],
    },
    S15: {
      title: 'Exchange',
      text: [
        'Pay what is shown on the left and get what is shown on the right. You can do this once each time the altar is used.',
        '“Wood or stone” means any mix of the two. Example: an emerald for 1 coin and 2 wood or stone. You may pay with 2 wood, with 2 stone or with 1 of each.',
        'You cannot make an exchange that would bring you nothing at all, for example one for incense while you have 3.',
      ],
    },
    S16: {
      title: 'Build an altar',
      text: [
        'Choose an altar tile at the construction site and pay the price of its place: 2 coins at one, 2 wood at another, 2 stone at the third. Your second altar costs 1 meditation tile more and your third 2 more. Nobody builds more than three.',
        'Put the tile on a free altar spot; with 2, 3 or 4 players there are 3, 4 or 5 of them. Or pay 1 incense more and put it over a basic altar of the same colour that is not protected. Of the six basic altars one of each colour is protected.',
        'If you build over a basic altar, the worshippers on it stay, and what was open from the old altar stays open.',
        'Choose a decoration from the site: it becomes the right side of your altar. Put your sect token on the altar. Then you may use one of its sides at once.',
        'The site is not refilled until the end of the round (S26).',
        'Example: your second altar, from the place for 2 wood and over a basic altar, costs 2 wood, 1 meditation tile and 1 incense.',
      ],
    },
    S17: {
      title: 'Place a Jokoro',
      text: [
        'Put one of your Jokoro on an altar or on the pagoda. Some icons let you choose, others allow only altars.',
        '• Altar: one of your own, for the price shown on it. Each altar takes one Jokoro.',
        '• Pagoda: a free space of a cost tile on a built tier or on the Sōrin, for the price on that tile. A neutral Jokoro closes its space. You may take both spaces, and it does not matter where the Architect stands.',
        'Jokoro on altars bring you offerings (S10). At the end, all that you have placed can bring SP (S34, S35).',
      ],
    },
    S18: {
      title: 'Build on the pagoda',
      text: [
        'Each action builds one thing. No tier or roof may be above the Architect, who goes up one tier each round (S27). Up to there, tiers may be built in any order.',
        '• Tier: pay the price on its tile and gain its SP (4 to 6 SP, for 1 emerald with other goods or for 2 emeralds). Turn the tile over and lay a cost tile from the Jokoro pile on it. This has 2 spaces for Jokoro, or 1 with two players.',
        '• If you draw a cancelled tile, draw once more and put a neutral Jokoro on one space. If the second tile is cancelled too, it stays there with two neutral Jokoro: that tier has no free space.',
        '• Roof: its tier must stand. Pay the printed price, gain its SP and lay one of your meditation tiles on it. Roof 1: 1 wood and 1 coin for 2 SP. Roof 2: 1 stone and 1 coin for 2 SP. Roof 3: 3 coins for 3 SP. Roof 4: 1 wood, 1 stone and 1 coin for 4 SP. Roof 5: 2 wood and 2 stone for 5 SP.',
        '• Sōrin: only in round 5, and only once. Pay 1 coin, 1 wood, 1 stone and 1 incense and discard one meditation tile. No tier needs to stand. Take the Sōrin scoring tile (S38).',
        'The Sōrin gets a cost tile just like a tier. It is not a roof, but Jokoro on it count in S34.',
      ],
    },
    S19: {
      title: 'Meditate',
      text: [
        'Put a monk from your reserve on a free mountain space: one with no monk and no Hikari.',
        'If you have none in reserve, move one of your monks from its mountain space to a free one. If all your monks are on the sun, you can do nothing.',
      ],
    },
    S20: {
      title: 'Hikari: move the light',
      text: [
        'The number beside Hikari is the most steps that you may take, for example 2. You give them all as one move.',
        'With each step, the Hikari of any mountain goes one space around its ring, in either direction. You may divide the steps among several mountains.',
        'A Hikari may pass over other players’ monks. But when the action is over, no Hikari that moved may rest on another player’s monk. This holds for each action, not just at the end of the turn.',
        'A Hikari stays where it stopped. Nothing puts it back, not even a new round.',
      ],
    },
    S21: {
      title: 'Enlightenment',
      text: [
        'If a step brings a Hikari onto your own monk on a space with a tile, you win that tile, even if the Hikari only passes. A space without a tile gives nothing.',
        'After the move you use the tiles one after the other, in the order in which you won them. Each opens its actions: take them in any order, all, some or none. A tile that you win meanwhile waits (S13).',
        'When you are done with a tile, it turns face down and becomes a meditation tile that you can spend. Its monk goes to the sun.',
        'Until then that monk can be neither moved nor enlightened again.',
      ],
    },
    S22: {
      title: 'Claim offerings',
      text: [
        'Take the reward of your space on the offerings track or of any space below it. Your marker then goes back to the start. From the start space there is nothing to claim.',
        'Space 1: 1 coin. Space 2: 2 coins or your sixth Jokoro. Space 3: 1 wood and 1 stone. Space 4: 1 emerald. Space 5: 2 incense and 1 coin. Space 6: 1 emerald and 2 coins. Space 7: 5 SP.',
        'Space 2 is the third if you count the start. You can take your sixth Jokoro there once.',
        'Example: from space 4 you may take the emerald, but also the 2 coins of space 2.',
      ],
    },
    S23: {
      title: 'Tiles and wheels',
      text: [
        'The actions of meditation tiles and prayer wheels are the same as those of altars and work in the same way.',
        'An action that cannot be carried out is simply not taken.',
      ],
    },
    S24: {
      title: 'Charity altar',
      text: [
        'The charity altar takes worshippers of any colour. When you place one there, do one of two things:',
        '• Pray: put your second bell on the first free space of the next round’s order (S28). If you pray again in the same round, it stays where it is. Then take either 1 incense or a collection. After that you may claim offerings (S22).',
        '• Inspect the site: use the left side of one altar tile that lies there. If there is none, you cannot inspect.',
        'A collection brings 2, 3 or 4 coins for 1, 2 or 3 colours of worshippers on this altar, yours included. Example: you place a grey worshipper beside an orange one and take 3 coins.',
      ],
    },
    S25: {
      title: 'Amulets after round 3',
      text: [
        'Each round ends with the steps S25 to S32, in this order. After round 5 they are left out, for the game ends (S33).',
        'After round 3, and only then, each of you decides in secret, all at the same time, whether to play your amulet. A choice is final, and nobody sees it until all have chosen.',
        'The choices are revealed together. The amulets that were played are settled in rising number: everyone who meets the condition gets the bonus (S33), not just the one who played it.',
        'If a bonus is a mix to choose, players are asked one at a time, in the old turn order. An amulet that was played stays open.',
      ],
    },
    S26: {
      title: 'Site, hands and mountains',
      text: [
        '• The altars and decorations left at the site leave the game, and new ones come (S4).',
        '• All hands go back to the roof of the prayer wheels.',
        '• Each mountain space without a tile gets one, even under a monk or a Hikari: of the first era after rounds 1 and 2, of the second era after rounds 3 and 4.',
        '• After round 3, every tile with no monk on its space is removed before that. Tiles with a monk stay.',
        'A Hikari that already stands on a monk does not win the new tile: it must step onto the monk again (S21).',
      ],
    },
    S27: {
      title: 'New worshippers, Architect rises',
      text: [
        'All worshippers go back to the bag, and again 3 per player are drawn to the Sanmon.',
        'The Architect goes up one tier.',
      ],
    },
    S28: {
      title: 'New turn order',
      text: [
        'Those who prayed come first, in the order of their bells. The others follow in their old order. Then the bells come back.',
      ],
    },
    S29: {
      title: 'Without incense',
      text: ['If you have 0 incense, you lose 1 SP, but never go below 0 SP.'],
    },
    S30: {
      title: 'Offerings between rounds',
      text: ['In the new order, each player may claim offerings (S22).'],
    },
    S31: {
      title: 'Monks stay or return',
      text: [
        'In the new order, each player pays 1 incense for each monk that is to stay on the mountains and takes the others back. You choose which ones stay.',
        'Monks on the sun come back to you without payment.',
        'Example: with 2 monks on the mountains and 1 incense you can leave one of them there at most.',
      ],
    },
    S32: {
      title: 'Exchange meditation tiles',
      text: [
        'In the new order, each player may exchange up to 3 meditation tiles: 2 tiles for 1 incense, 1 tile for 1 coin.',
        'Example: 3 tiles bring 1 incense and 1 coin, or 3 coins.',
        'You cannot give tiles for incense above 3 or for coins that the supply does not have.',
      ],
    },
    S33: {
      title: 'Amulets at the end',
      text: [
        'Amulets that have not been played may be played now, chosen as in S25 but without the bonus.',
        'Then each played amulet, in rising number, gives 2 SP to every player who meets its condition at that moment. The conditions, and the bonuses after round 3:',
        '• No. 1: most SP. Bonus: 4 coins.',
        '• No. 2: most emeralds. No. 3: most meditation tiles. Bonus for each: 2 of incense and coins, in any mix.',
        '• No. 4: most Jokoro placed, pagoda and altars together. No. 5: furthest on the offerings track. Bonus for each: 1 emerald.',
        'In a tie, all who are tied meet the condition. For no. 2 to 5 the most must be at least 1.',
      ],
    },
    S34: {
      title: 'Jokoro on the pagoda',
      text: [
        'Multiply your Jokoro on the pagoda by the number of roofs built, no matter who built them: that many SP are yours.',
        'Example: 3 Jokoro and 5 roofs make 15 SP.',
      ],
    },
    S35: {
      title: 'Jokoro on altars',
      text: [
        'Multiply the Jokoro on your altars by the number of different colours among your altars: that many SP are yours. An altar without a Jokoro adds its colour as well.',
        'Example: 2 Jokoro and altars in 3 colours make 6 SP.',
      ],
    },
    S36: {
      title: 'Goods left over',
      text: [
        'Count your remaining coins, wood, stone and meditation tiles together. Each full 5 make 1 SP.',
        'Example: 13 of them make 2 SP.',
      ],
    },
    S37: {
      title: 'Emeralds',
      text: ['Each emerald is worth 1 SP.'],
    },
    S38: {
      title: 'The Sōrin tile',
      text: [
        'Whoever built the Sōrin scores its tile. It is one of these four:',
        '• Colours: you have two colours more in S35, even if you already have three. That adds 2 SP for each Jokoro on your altars.',
        '• Goods: 1 SP for each full 2 of what S36 counts, on top of S36.',
        '• Incense: 2 SP for each level of your incense.',
        '• Offerings: 1 SP for each space that you are from the start of the offerings track; space 4 makes 4 SP.',
      ],
    },
    S39: {
      title: 'Without incense at the end',
      text: ['If you have 0 incense, you lose 1 SP, but never go below 0 SP.'],
    },
    S40: {
      title: 'Who wins',
      text: [
        'Whoever has the most SP wins. In a tie the most incense decides, then the furthest place on the offerings track. If there is still a tie, the victory is shared.',
      ],
    },
  },
  pictures: {
    S9: 'To an orange altar: a grey worshipper opens one side or the other, an orange one opens both.',
    S10: 'Red’s Jokoro stands on the altar: a grey worshipper moves red forward by 1, an orange one by 2.',
    S11: 'The six prayer wheels. Blue’s hand lies on one of them, red’s on the roof.',
    S16: 'A place of the site: its price, the left side of the altar, and what a Jokoro on it will cost. Below, the decorations.',
    S18: 'Tier 1 stands, with blue’s Jokoro and a free space. Its roof can be built, and tier 2 as well, for the Architect has come there.',
    S20: 'Two steps: the light may pass red’s monk, but not rest there.',
    S21: 'The light comes to blue’s own monk: blue wins the tile.',
    S22: 'Blue’s marker is on space 4: one reward up to there can be taken.',
    S24: 'A grey worshipper comes beside an orange one: with two colours, a collection brings 3 coins.',
    S33: 'The amulets by their numbers: most SP, emeralds, meditation tiles, Jokoro, and furthest on the offerings track.',
  },
};
