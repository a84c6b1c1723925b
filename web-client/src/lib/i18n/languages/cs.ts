import { gate } from '../../../gate/words/cs';
import { satoriKey } from '../../../games/satori/art/words/cs';
import { satori } from '../../../games/satori/words/cs';
import { satoriHint } from '../../../games/satori/hint/words/cs';
import { satoriTold } from '../../../games/satori/told/words/cs';
import { tajutoHint } from '../../../games/tajuto/hint/words/cs';
import { tajuto } from '../../../games/tajuto/words/cs';
import { notices } from '../../../notices/words/cs';
import { guide } from '../../../guide/words/cs';
import { rules } from '../../../rules/words/cs';
import { screen } from '../../../screen/words/cs';
import { seat } from '../../../seat/words/cs';
import { table } from '../../../table/words/cs';
import { waiting } from '../../../waiting/words/cs';
import { errors } from '../../http/words/cs';
import { common } from '../../words/cs';
import type { Catalogue } from '../catalogue';

export const cs: Catalogue = {
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
