import type { Translation } from '../../../lib/i18n/message';
import type { satori as en } from './en';

export const satori: Translation<typeof en> = {
  motto: 'Altäre, Berge, eine große Pagode',
  rounds: 'fünf Runden',

  category_start: 'Start',
  category_actions: 'Altäre und Gebetsmühlen',
  category_meditation: 'Meditationsplättchen',
  category_offerings: 'Opfergaben',
  category_pagoda: 'Große Pagode',
  category_amulets: 'Amulette',
  category_pagoda_jokoro: 'Jokoro auf der Pagode',
  category_altar_jokoro: 'Jokoro auf Altären',
  category_goods: 'Übrige Güter',
  category_emeralds: 'Smaragde',
  category_sorin: 'Sōrin',
};
