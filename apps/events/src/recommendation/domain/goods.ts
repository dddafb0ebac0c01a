import { stemOf } from '../../market-event/domain/stem.js';

/** What an organizer wrote about the goods at a market event, as words. */
export interface Offer {
  words: ReadonlySet<string>;
  /** The words of each restriction. */
  restrictions: readonly ReadonlySet<string>[];
  foodVendorsAllowed: boolean;
}

/** A product category and its words. */
export interface Category {
  name: string;
  words: readonly string[];
}

export interface GoodsFit {
  mentioned: string[];
  refused: string[];
}

const names = ({ words }: Category, text: ReadonlySet<string>): boolean =>
  words.length > 0 && words.every((word) => text.has(stemOf(word)));

const isRefused = (category: Category, { restrictions, foodVendorsAllowed }: Offer): boolean =>
  (!foodVendorsAllowed && category.words.includes('food')) || restrictions.some((text) => names(category, text));

/** Which of a vendor's categories the organizer mentions, and which are not allowed there. */
export function goodsFit(categories: readonly Category[], offer: Offer): GoodsFit {
  const refused = categories.filter((category) => isRefused(category, offer));
  const mentioned = categories.filter((category) => !refused.includes(category) && names(category, offer.words));
  return { mentioned: mentioned.map(({ name }) => name), refused: refused.map(({ name }) => name) };
}
