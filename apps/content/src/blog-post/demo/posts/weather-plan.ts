import type { SeedPost } from '../../seed-posts.js';

export const weatherPlan: SeedPost = {
  slug: 'weather-plan',
  title: 'Wind, heat, and rain: a weather plan for your stall',
  excerpt:
    'Weights on every leg, a limit at which you take the canopy down, and a dry box: decide before the sky does.',
  category: 'Tips & Guides',
  contentType: 'article',
  featured: true,
  content: `A canopy without weights can hurt people. Weather is the one visitor you know will come, so give it a plan.

## Wind

A 10 × 10 foot canopy has a roof of 100 square feet. It acts like a sail, and a gust lifts it before you have put down your coffee.

- Weight **every leg**, from the moment it is up. Many markets ask for at least 24 pounds per leg; your market's rule is the one
that counts.
- Use weights made for it, or sandbags strapped to the leg. Water jugs hung at knee height swing, and a gallon weighs only about
8 pounds.
- Lower the roof a notch and take off the side walls when it gusts.
- Decide **beforehand** when you take it down. If the maker's instructions name a wind speed, that is the limit.

## Heat

Shade your stock before yourself, then yourself. Chocolate, candles, soap, and cut flowers suffer first. Food that must stay cold has
to stay at 41 °F or below under most health codes: bring a thermometer, and write the reading down with the time.

## Rain

- One lidded box with everything that must not get wet: card reader, receipts, signs, bags.
- Clips and a clear tarp, so that visitors still see what you sell.
- A mat to stand on.

## Lightning

A tent does not protect from lightning. The advice of the National Weather Service is short: **when thunder roars, go indoors**, and
wait 30 minutes after the last thunder. A car with a metal roof counts as indoors; a canopy does not.`,
};
