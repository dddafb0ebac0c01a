import type { SeedPost } from '../../seed-posts.js';

export const howStallbookWorks: SeedPost = {
  slug: 'how-stallbook-works',
  title: 'How a booth application travels through Stallbook',
  excerpt: 'What happens between “Apply” and load-in, step by step, for both sides of the table.',
  category: 'General',
  contentType: 'article',
  featured: false,
  content: `An application for a booth used to be an email with an attachment, a phone call, and a check in an envelope. On Stallbook it is one
page that both sides can see. This is the way it takes.

## 1. A vendor finds a market

The [list of markets](/events) can be searched by place, date, and kind. Each market shows its booth fee, its application fee, and the
date by which to apply. Read all of it before you start: most questions are answered there.

## 2. The vendor applies

The form asks what you sell and what your booth needs. You can stop halfway: a draft waits for you under your applications until
you send it.

## 3. The organizer decides

The organizer reads all applications in one list and accepts or rejects each. Vendors see every step in a timeline, so
no one has to write to ask where things are.

## 4. The vendor pays, the booth is theirs

After acceptance, the booth fee is due. It is paid by card through Stripe; Stallbook never sees the card number. Only after
payment is the booth booked.

## 5. Market day

Dates, load-in times, and the papers that both sides shared stay on the application. **Have it on your phone when you drive in.**`,
};
