import type { Translation } from '../../lib/i18n/message';
import type { gate as en } from './en';

export const gate: Translation<typeof en> = {};
