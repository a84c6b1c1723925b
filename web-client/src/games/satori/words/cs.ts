import type { Translation } from '../../../lib/i18n/message';
import type { satori as en } from './en';

export const satori: Translation<typeof en> = {
  motto: 'Oltáře, hory, jedna Velká pagoda',
  rounds: 'pět kol',

  category_start: 'Začátek',
  category_actions: 'Oltáře a modlitební mlýnky',
  category_meditation: 'Meditační žetony',
  category_offerings: 'Oběti',
  category_pagoda: 'Velká pagoda',
  category_amulets: 'Amulety',
  category_pagoda_jokoro: 'Jokoro na pagodě',
  category_altar_jokoro: 'Jokoro na oltářích',
  category_goods: 'Zbylé zboží',
  category_emeralds: 'Smaragdy',
  category_sorin: 'Sōrin',
};
