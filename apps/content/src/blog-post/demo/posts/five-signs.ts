import type { SeedPost } from '../../seed-posts.js';

export const fiveSigns: SeedPost = {
  slug: 'five-signs',
  title: 'Five signs that sell while you are busy',
  excerpt: 'A price on everything, one line that says what it is, and letters that can be read from ten feet.',
  category: 'Tips & Guides',
  contentType: 'article',
  featured: false,
  content: `While you wrap one sale, three people look at your table and go on. Good signs hold them for the minute you need.

## 1. What it is

One line over the stall, readable from the aisle. A common rule of signmakers is one inch of letter height for each ten feet of
distance. From twenty feet, that means letters of **two inches** at least.

## 2. What it costs

A price on everything. Many people do not ask; they leave. Round prices also make the line move faster, because you count less
change.

## 3. What makes it different

Where it grows, who made it, how long it took. One fact for each product, not five.

## 4. How to pay

“Cards and cash” with the symbols your reader accepts. If there is a smallest amount for cards, write it down.

## 5. Where to find you next

Your next dates and how to reach you, at the place where people wait to pay.

## Make them last

- Dark letters on a light ground: contrast counts more than color.
- Matte, not glossy: the sun reflects.
- Stand them up at an angle. A sign that lies flat is read by no one behind the first row.
- Ask someone to read them aloud from the aisle. Where they stumble, use fewer words.`,
};
