import { gate } from '../../../gate/words/it';
import { satoriKey } from '../../../games/satori/art/words/it';
import { satori } from '../../../games/satori/words/it';
import { satoriHint } from '../../../games/satori/hint/words/it';
import { satoriTold } from '../../../games/satori/told/words/it';
import { tajutoHint } from '../../../games/tajuto/hint/words/it';
import { tajuto } from '../../../games/tajuto/words/it';
import { notices } from '../../../notices/words/it';
import { guide } from '../../../guide/words/it';
import { rules } from '../../../rules/words/it';
import { screen } from '../../../screen/words/it';
import { seat } from '../../../seat/words/it';
import { table } from '../../../table/words/it';
import { waiting } from '../../../waiting/words/it';
import { errors } from '../../http/words/it';
import { common } from '../../words/it';
import type { Catalogue } from '../catalogue';

export const it: Catalogue = {
  common,
  errors,
  gate,
  waiting,
  table,
  rules,
  guide,
  tajuto,
  satori,
  satoriKey,
  satoriTold,
  notices,
  tajutoHint,
  satoriHint,
  screen,
  seat,
};
