import type { Translation } from '../../../lib/i18n/message';
import type { satori as en } from './en';

export const satori: Translation<typeof en> = {
  motto: 'Altari, monti, una Grande Pagoda',
  rounds: 'cinque round',

  category_start: 'Partenza',
  category_actions: 'Altari e ruote della preghiera',
  category_meditation: 'Tessere meditazione',
  category_offerings: 'Offerte',
  category_pagoda: 'Grande Pagoda',
  category_amulets: 'Amuleti',
  category_pagoda_jokoro: 'Jokoro sulla pagoda',
  category_altar_jokoro: 'Jokoro sugli altari',
  category_goods: 'Beni rimasti',
  category_emeralds: 'Smeraldi',
  category_sorin: 'Sōrin',
};
