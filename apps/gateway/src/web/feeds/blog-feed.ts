import type { BlogPostSummary } from '@stallbook/contracts';
import { escapeHtml } from '@stallbook/kernel';
import { Feed } from 'feed';
import { changedAt } from '../post-dates.js';
import { ATOM_PATH, RSS_PATH } from './feed-links.js';

// XML has no way to write these.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Feed readers take titles and summaries for HTML. */
const asHtml = (text: string): string => escapeHtml(text.replace(UNWRITABLE, ''));

export function blogFeed(posts: readonly BlogPostSummary[], publicUrl: string): Feed {
  const newest = posts.map(changedAt).sort();
  const feed = new Feed({
    id: `${publicUrl}/blog`,
    link: `${publicUrl}/blog`,
    title: 'Stallbook: From the stalls',
    description: 'Notes on selling, organizing, and the markets in between.',
    language: 'en-US',
    copyright: 'Stallbook',
    ...(newest.length > 0 && { updated: new Date(newest.at(-1) ?? 0) }),
    feedLinks: { rss: publicUrl + RSS_PATH, atom: publicUrl + ATOM_PATH },
  });
  for (const post of posts) {
    const link = `${publicUrl}/blog/${encodeURIComponent(post.slug)}`;
    feed.addItem({
      id: `${publicUrl}/blog/${post.id}`,
      link,
      title: asHtml(post.title),
      description: asHtml(post.excerpt),
      published: new Date(post.publishAt ?? post.createdAt),
      date: new Date(changedAt(post)),
    });
  }
  return feed;
}
