import { wordsIn } from '@stallbook/platform';
import type { MarketEventDocument } from '../market-event/market-event.projection.js';
import { stemOf } from '../market-event/domain/stem.js';
import { wordOf } from '../market-event/search/terms.js';
import type { Category, Offer } from './domain/goods.js';

export const categoriesFrom = (names: readonly string[]): Category[] =>
  names.map((name) => ({ name, words: wordsIn(name) }));

type Described = Pick<MarketEventDocument, 'words' | 'productRestrictions' | 'foodVendorsAllowed'>;

export const offerOf = ({ words, productRestrictions, foodVendorsAllowed }: Described): Offer => ({
  words: new Set(words.map((term) => stemOf(wordOf(term)))),
  restrictions: productRestrictions.map((text) => new Set(wordsIn(text).map(stemOf))),
  foodVendorsAllowed,
});
