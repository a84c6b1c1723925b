import type { Translation } from '../../lib/i18n/message';
import type { table as en } from './en';

export const table: Translation<typeof en> = {};
