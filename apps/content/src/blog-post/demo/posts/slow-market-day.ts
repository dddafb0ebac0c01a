import type { SeedPost } from '../../seed-posts.js';

export const slowMarketDay: SeedPost = {
  slug: 'slow-market-day',
  title: 'Make a slow market day pay anyway',
  excerpt: 'Few visitors do not have to mean a lost day. Five things that a slow Saturday is good for.',
  category: 'Success Stories',
  contentType: 'article',
  featured: false,
  content: `Every vendor knows the day when more pigeons than people pass. What makes it a success or a loss is often decided by noon, when you
either start to look at your phone or start to work.

## Five uses of a quiet day

1. **Test one thing.** Swap the front row for the back row, change one price, write one new sign. With few visitors you see clearly
what each of them looks at first.
2. **Talk longer.** Five people who know how you make your bread are worth more than fifty who saw your banner. Ask what they were
looking for today.
3. **Collect reasons to come back.** Tell people where you stand next week. Have a card with your next three dates.
4. **Trade with your neighbors.** Not only goods: ask which markets work for them, and why.
5. **Photograph everything.** Empty aisles make for good pictures of your stall. You need them for your next application.

## Measure it fairly

Before you write a market off, note the weather, the date, and what else was on in town. One slow day says little. Three slow days
in similar weather say a lot.

## When to pack up

Check your agreement first: leaving early is against the rules at most markets, because an empty stall hurts everybody. Stay, tidy,
and be the stall that still smiles at closing time. Organizers notice.`,
};
