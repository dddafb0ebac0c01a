import type { ListedVendor } from './listed-vendor.js';

const food =
  /\b(salsas?|sauces?|teas?|jams?|cheeses?|eggs?|meats?|snacks?|cand(y|ies)|chocolates?|spices?|pickles?)\b/i;

/** In summer, because a vendor is not of a season. */
const DATE = '2026-07-01';

/** A market with what the vendor sells. The name counts only without categories, because it may be a person's. */
export function sceneOf({ id, businessName, productCategories }: ListedVendor) {
  const title = productCategories.join(' ') || businessName;
  return { id, title, eventType: food.test(title) ? 'farmers_market' : 'craft_fair', eventDate: DATE };
}
