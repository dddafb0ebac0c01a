import type { SeedPost } from '../../seed-posts.js';

export const boothFees: SeedPost = {
  slug: 'booth-fees',
  title: 'What a booth fee pays for, and how to tell if it is worth it',
  excerpt:
    'A flat fee, a share of sales, or both: how market fees work and how to compare two markets before you apply.',
  category: 'Industry News',
  contentType: 'article',
  featured: false,
  content: `Vendors ask first what a booth costs. The better question is what it costs per hour of good selling. To answer it, you need to know how the
fee is built.

## Three ways to charge

- **A flat fee** per day or season is the most common. You know your cost in advance, and a good day is all yours.
- **A share of sales** moves the risk of a slow day to the market. It asks you to report your sales honestly and soon.
- **Both together**: a small flat fee and a small share.

Many juried shows also charge an **application fee**, which pays for the time of reading applications and is usually not returned.

## What the organizer pays with it

Permits, insurance, restrooms, trash, barriers, security, signs, advertising, and the person who is there at five in the morning
with chalk. Ask what is included: tables, a canopy, and power are extra at some markets and part of the fee at others.

## Compare two markets with one line

Add the booth fee, the drive, and your hours from packing to unpacking at a wage you would pay someone else. That sum is your
break-even. Divide it by what you keep of an average sale after materials: that is how many sales you need.

1. Fee of $75, gas of $25, eight hours at $15: $220.
2. You keep $11 of a $20 sale.
3. You need **20 sales** before you earn the first dollar.

If a market cannot bring you that many buyers, a low fee does not make it cheap.`,
};
