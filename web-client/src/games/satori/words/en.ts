/** The words of Satori. */
export const satori = {
  motto: 'Altars, mountains, one Great Pagoda',
  rounds: 'five rounds',

  category_start: 'Start',
  category_actions: 'Altars and prayer wheels',
  category_meditation: 'Meditation tiles',
  category_offerings: 'Offerings',
  category_pagoda: 'Great Pagoda',
  category_amulets: 'Amulets',
  category_pagoda_jokoro: 'Jokoro on the pagoda',
  category_altar_jokoro: 'Jokoro on altars',
  category_goods: 'Goods left over',
  category_emeralds: 'Emeralds',
  category_sorin: 'Sōrin',
};
