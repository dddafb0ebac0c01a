import type { BlogPost, BlogPostSummary } from '@stallbook/contracts';
import { escapeHtml } from '@stallbook/kernel';
import { longDay } from '../date-formats.js';
import type { PageTexts } from '../language/page-texts.js';

function byline(
  { publishAt, createdAt, category, readingMinutes }: BlogPostSummary,
  author: string,
  { blog, locale }: PageTexts,
): string {
  const at = publishAt ?? createdAt;
  const date = `<time datetime="${escapeHtml(at)}">${longDay(locale).format(new Date(at))}</time>`;
  return `<p>${escapeHtml(category)} · ${date} · ${escapeHtml(author)} · ${blog.minutes(readingMinutes)}</p>`;
}

/** The content of a post is sanitized HTML. */
export function postText(post: BlogPost, authorName: string | null, texts: PageTexts): string {
  const { blog, foreign } = texts;
  return [
    '<article>',
    `<p><a href="/blog">${blog.all}</a></p>`,
    `<h1${foreign}>${escapeHtml(post.title)}</h1>`,
    byline(post, authorName ?? blog.house, texts),
    foreign ? `<div${foreign}>${post.content}</div>` : post.content,
    '</article>',
  ].join('\n');
}

export function blogText(posts: readonly BlogPostSummary[], { blog, foreign }: PageTexts): string {
  const items = posts.map(
    (post) =>
      `<li${foreign}><h2><a href="/blog/${encodeURIComponent(post.slug)}">${escapeHtml(post.title)}</a></h2>` +
      `<p>${escapeHtml(post.excerpt)}</p></li>`,
  );
  return `<h1>${blog.title}</h1><ul>${items.join('')}</ul>`;
}
