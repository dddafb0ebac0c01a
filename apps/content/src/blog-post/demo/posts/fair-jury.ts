import type { SeedPost } from '../../seed-posts.js';

export const fairJury: SeedPost = {
  slug: 'fair-jury',
  title: 'Choosing vendors fairly: a simple jury for small markets',
  excerpt: 'Write down what counts, score before you talk, and keep a waitlist: a fair choice is also less work.',
  category: 'Organizer Resources',
  contentType: 'article',
  featured: true,
  content: `If more vendors apply than you have booths, someone will be disappointed. They accept it more easily when they can see how the choice
was made.

## Write the rules before applications open

List what counts and how much. Four lines are enough:

- **Quality and originality** of the products
- **Balance**: how many stalls of this kind does the market need?
- **Completeness**: papers, pictures, answers
- **Reliability** at earlier markets

Publish the list with your market. Vendors then apply with what you need to know, and fewer of them apply in vain.

## Score first, talk later

Let two or three people score alone, from 1 to 5 on each line, before they speak. The first opinion in a room is louder than all
others. Look at names and history only after the products were scored.

## Balance is not a matter of taste

Decide beforehand how many stalls of a kind there can be, for example two of twenty for honey. Then no one has to guess whether the
third was too late or not good enough.

## Answer everyone, by a date

An early no is a kindness: the vendor can still book another market. Give one honest sentence as a reason. Put the next best on a
waitlist and tell them that they are on it, because someone always cancels.

## Keep the notes

Next year the same question returns. Notes on who came, who was on time, and what sold will make the second jury half as long.`,
};
