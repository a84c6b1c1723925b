import type { Translation } from '../../../lib/i18n/message';
import type { tajuto as en } from './en';

export const tajuto: Translation<typeof en> = {};
