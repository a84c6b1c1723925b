import { gate } from '../../../gate/words/cs';
import { satoriKey } from '../../../games/satori/art/words/cs';
import { satori } from '../../../games/satori/words/cs';
import { satoriTold } from '../../../games/satori/told/words/cs';
import { tajuto } from '../../../games/tajuto/words/cs';
import { rules } from '../../../rules/words/cs';
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
  tajuto,
  satori,
  satoriKey,
  satoriTold,
  seat,
};
