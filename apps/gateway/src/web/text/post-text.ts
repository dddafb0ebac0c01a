import type { BlogPost, BlogPostSummary } from '@stallbook/contracts';
import { DateTime } from 'luxon';
import { escapeHtml } from '../../http/escape-html.js';

const dayOf = (instant: string): string => DateTime.fromISO(instant, { zone: 'utc' }).toFormat('LLLL d, yyyy');

function byline({ publishAt, createdAt, category, readingMinutes }: BlogPostSummary, author: string): string {
  const at = publishAt ?? createdAt;
  const date = `<time datetime="${escapeHtml(at)}">${dayOf(at)}</time>`;
  return `<p>${escapeHtml(category)} · ${date} · ${escapeHtml(author)} · ${readingMinutes} min read</p>`;
}

/** The post for readers without JavaScript; its content is sanitized HTML. */
export function postText(post: BlogPost, authorName: string | null): string {
  return [
    '<article class="plain">',
    '<p><a href="/blog">All posts</a></p>',
    `<h1>${escapeHtml(post.title)}</h1>`,
    byline(post, authorName ?? 'The Stallbook team'),
    post.content,
    '</article>',
  ].join('\n');
}

export function blogText(posts: readonly BlogPostSummary[]): string {
  const items = posts.map(
    (post) =>
      `<li><h2><a href="/blog/${encodeURIComponent(post.slug)}">${escapeHtml(post.title)}</a></h2>` +
      `<p>${escapeHtml(post.excerpt)}</p></li>`,
  );
  return `<main class="plain"><h1>From the stalls</h1><ul>${items.join('')}</ul></main>`;
}
