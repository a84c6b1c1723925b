import type { Stack } from '../../../lib/protocol/tajuto';
import type { PieceWords } from '../../pieces';

/** As the village sells them, and the tiles beside the building sites. */
type Piece = Stack | 'inauguration';

export const pieces: PieceWords<Piece> = {
  en: {
    wisdom1: 'Wisdom 1',
    wisdom2: 'Wisdom 2',
    wisdom3: 'Wisdom 3',
    wisdom4: 'Wisdom 4',
    wisdom5: 'Wisdom 5',
    market: 'Markets',
    shrine: 'Shrines',
    action_draw: 'Draw tiles D',
    action_offer: 'Offer tiles E',
    action_acquire: 'Acquire tiles F',
    inauguration: 'Inauguration tiles',
  },
  de: {
    wisdom1: 'Weisheit 1',
    wisdom2: 'Weisheit 2',
    wisdom3: 'Weisheit 3',
    wisdom4: 'Weisheit 4',
    wisdom5: 'Weisheit 5',
    market: 'Märkte',
    shrine: 'Heiligtümer',
    action_draw: 'Plättchen D (Ziehen)',
    action_offer: 'Plättchen E (Opfern)',
    action_acquire: 'Plättchen F (Kaufen)',
    inauguration: 'Einweihungsplättchen',
  },
  it: {
    wisdom1: 'Saggezza 1',
    wisdom2: 'Saggezza 2',
    wisdom3: 'Saggezza 3',
    wisdom4: 'Saggezza 4',
    wisdom5: 'Saggezza 5',
    market: 'Mercati',
    shrine: 'Santuari',
    action_draw: 'Tessere D (Pescare)',
    action_offer: 'Tessere E (Offrire)',
    action_acquire: 'Tessere F (Ottenere)',
    inauguration: 'Tessere Inaugurazione',
  },
  cs: {
    wisdom1: 'Moudrost 1',
    wisdom2: 'Moudrost 2',
    wisdom3: 'Moudrost 3',
    wisdom4: 'Moudrost 4',
    wisdom5: 'Moudrost 5',
    market: 'Tržiště',
    shrine: 'Svatyně',
    action_draw: 'Žetony D (Tažení)',
    action_offer: 'Žetony E (Oběť)',
    action_acquire: 'Žetony F (Nákup)',
    inauguration: 'Žetony vysvěcení',
  },
};
