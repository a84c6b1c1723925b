import type { Translation } from '../../i18n/message';
import type { errors as en } from './en';

export const errors: Translation<typeof en> = {};
