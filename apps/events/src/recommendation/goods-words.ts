import { wordsIn } from '@stallbook/platform';
import type { MarketEventDocument } from '../market-event/market-event.projection.js';
import { formsOf, stemOf } from '../market-event/domain/stem.js';
import { termsFor, wordOf } from '../market-event/search/terms.js';
import type { Category, Offer } from './domain/goods.js';

export const categoriesFrom = (names: readonly string[]): Category[] =>
  names.map((name) => ({ name, words: wordsIn(name) }));

/** Every search term by which a market event can mention one of the categories. */
export const termsOfGoods = (categories: readonly Category[]): string[] =>
  categories.flatMap(({ words }) => words.flatMap((word) => formsOf(stemOf(word)).flatMap(termsFor)));

type Described = Pick<MarketEventDocument, 'words' | 'productRestrictions' | 'foodVendorsAllowed'>;

export const offerOf = ({ words, productRestrictions, foodVendorsAllowed }: Described): Offer => ({
  words: new Set(words.map((term) => stemOf(wordOf(term)))),
  restrictions: productRestrictions.map((text) => new Set(wordsIn(text).map(stemOf))),
  foodVendorsAllowed,
});
