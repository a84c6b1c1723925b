import { gate } from '../../../gate/words/de';
import { satoriKey } from '../../../games/satori/art/words/de';
import { satori } from '../../../games/satori/words/de';
import { satoriHint } from '../../../games/satori/hint/words/de';
import { satoriTold } from '../../../games/satori/told/words/de';
import { tajutoHint } from '../../../games/tajuto/hint/words/de';
import { tajuto } from '../../../games/tajuto/words/de';
import { notices } from '../../../notices/words/de';
import { guide } from '../../../guide/words/de';
import { rules } from '../../../rules/words/de';
import { screen } from '../../../screen/words/de';
import { seat } from '../../../seat/words/de';
import { table } from '../../../table/words/de';
import { waiting } from '../../../waiting/words/de';
import { errors } from '../../http/words/de';
import { common } from '../../words/de';
import type { Catalogue } from '../catalogue';

export const de: Catalogue = {
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
