import { gate } from '../../../gate/words/en';
import { satoriKey } from '../../../games/satori/art/words/en';
import { satori } from '../../../games/satori/words/en';
import { satoriHint } from '../../../games/satori/hint/words/en';
import { satoriTold } from '../../../games/satori/told/words/en';
import { tajutoHint } from '../../../games/tajuto/hint/words/en';
import { tajuto } from '../../../games/tajuto/words/en';
import { notices } from '../../../notices/words/en';
import { guide } from '../../../guide/words/en';
import { rules } from '../../../rules/words/en';
import { screen } from '../../../screen/words/en';
import { seat } from '../../../seat/words/en';
import { table } from '../../../table/words/en';
import { waiting } from '../../../waiting/words/en';
import { errors } from '../../http/words/en';
import { common } from '../../words/en';

/** Everything the client says, by area. The other languages have the same areas and messages. */
export const en = {
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
