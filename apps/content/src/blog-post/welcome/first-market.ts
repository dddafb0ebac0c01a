/** The first post of every installation. */
export const firstMarket = {
  slug: 'your-first-market',
  title: 'Your first market: what to bring, what to ask, what to write down',
  excerpt: 'A calm plan for vendors before, during, and after the first day behind a stall.',
  category: 'Vendor Resources',
  contentType: 'article',
  featured: true,
  content: `A first market is mostly logistics. If you slept well, parked, and found your spot, you will sell more than with one extra product
on the table. Experienced vendors wish they had had this list.

## Two weeks before

- **Read what the organizer sends.** Load-in time, where to drive in, whether there are tables and power. If something is missing,
  ask now: organizers are happy to answer before the market and rarely have time during it.
- **Check your papers.** Many markets require a certificate of insurance; food vendors usually need a county permit. Put
  copies on your phone.
- **Set up once at home.** Tape a 10 × 10 square on the floor and build the whole stall inside it. You will find out what wobbles.

## The day before

Pack in the order you will unpack: canopy and weights on top, then tables, cloths, crates, products, and signs. Every canopy leg
needs a weight, even on a calm morning. Write prices on everything. Bring:

- change for the first ten sales, and a charged card reader with its cable;
- tape, string, scissors, a marker, a cloth, trash bags;
- water, food you can eat with one hand, and one more layer than the forecast suggests.

## On the day

Arrive at the start of your load-in window, unload, move your vehicle, then set up. Look at your table from where a visitor would
stop: can you tell in three seconds what you sell and what it costs? Keep the front low and the back high.

Say hello to your neighbors. They will watch your stall for the two minutes you need.

## In the evening

Write down three numbers while you remember them: **sales**, **costs** (fee, gas, food, materials), and **hours**, including travel
and packing. After three markets, these numbers show which kind of market suits you, and next year they make the application easy:
organizers like vendors who know what they sell.`,
};
