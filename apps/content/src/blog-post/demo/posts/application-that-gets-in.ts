import type { SeedPost } from '../../seed-posts.js';

export const applicationThatGetsIn: SeedPost = {
  slug: 'application-that-gets-in',
  title: 'An application that organizers want to accept',
  excerpt: 'Organizers decide in minutes. Say what you sell, show it, and answer the questions they would have to ask.',
  category: 'Vendor Resources',
  contentType: 'article',
  featured: false,
  content: `An organizer with a hundred applications spends a few minutes on each. You cannot change that, but you can make those minutes easy.

## Say it in the first sentence

“Sourdough bread and rye crackers, baked in Salem from Oregon grain, $6 to $12.” That says what, where from, and what it
costs. “Artisanal goods made with love” says nothing that the next application does not say too.

## Three pictures

1. The **whole booth**, as it would stand at their market
2. The **products** close up, in daylight
3. The **making**: your hands, your oven, your field

No filters, no collage. Organizers look for a booth that fits in with its neighbors.

## Read what they ask, answer what they ask

- If they ask for a certificate of insurance, attach it, with the market's name if they want to be named.
- If you need power, say how much: add up the watts on the labels of what you plug in.
- If you bring a trailer, give its length with the hitch.

## Be easy to place

Say what you can do without: “A corner is nice, but any booth works.” Say if you can come at short notice. Organizers call
such vendors when someone cancels.

## After the answer

A no is often about balance, not about you. Say thank you, ask whether there is a waitlist, and apply again next season. **Pay as soon as you are accepted**:
until then, the booth is not yours.`,
};
