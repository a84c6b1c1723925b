import type { Translation } from '../../lib/i18n/message';
import type { waiting as en } from './en';

export const waiting: Translation<typeof en> = {};
