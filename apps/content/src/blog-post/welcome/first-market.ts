/** The post that every installation begins with. */
export const firstMarket = {
  slug: 'your-first-market',
  title: 'Your first market: what to bring, what to ask, what to write down',
  excerpt: 'A calm plan for vendors before, during and after the first day behind a stall.',
  category: 'Vendor Resources',
  contentType: 'article',
  featured: true,
  content: `A first market is mostly logistics. Whoever has slept, parked and found their pitch sells better than whoever has one more
product on the table. This is the list that experienced vendors wish they had had.

## Two weeks before

- **Read what the organizer sends.** Load-in time, where to drive in, whether tables are there, whether there is power. What is
  not written, ask now: organizers answer gladly before the market and hardly at all during it.
- **Check your papers.** Many markets want a certificate of insurance; food vendors usually need a permit of the county. Put
  copies on your phone.
- **Set up once at home.** Tape a 10 × 10 square on the floor and build the whole stall inside it. You will find out what wobbles.

## The day before

Pack in the order in which you will unpack: canopy and weights on top, then tables, cloths, crates, products, signs. Every leg of
the canopy needs a weight, also on a still morning. Write prices on everything. Bring:

- change for the first ten sales, and a charged card reader with its cable;
- tape, string, scissors, a marker, a cloth, bin bags;
- water, something to eat that needs no hands, a layer more than the forecast says.

## On the day

Arrive at the beginning of your load-in window, unload, move the vehicle, then build. Stand where you would stop as a visitor and
look at your table: can you tell in three seconds what is sold and what it costs? Keep the front low and the back high.

Say hello to your neighbours. They will watch your stall for the two minutes that you need.

## In the evening

Write three numbers down while you still know them: **sales**, **costs** (fee, fuel, food, material) and **hours**, travel and
packing included. After three markets those numbers tell you which kind of market is yours, and next year they make the
application easy: organizers like vendors who know what they sell.`,
};
