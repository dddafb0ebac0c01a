import { createHash } from 'node:crypto';
import { escapeHtml, type Clock } from '@stallbook/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../session/caller.js';
import type { Requests } from '../session/requests.js';
import type { BuiltPage } from './built-page.js';
import { feedLinks } from './feeds/feed-links.js';
import { headTags, type Head } from './head.js';
import { sayLanguage, type Language } from './language/language.js';
import type { KnownPage, PageTable } from './page-table.js';
import { RETRY_SECONDS } from './or-retry-later.js';
import { shareImage } from './share/share-image.js';
import { BLOG, EVENTS, SubjectHeads, type Moved } from './subject-heads.js';
import type { PageTexts } from './language/page-texts.js';
import { eventsAsked } from './text/events-asked.js';

export interface FirstPageParts {
  language: Language;
  texts: PageTexts;
  built: BuiltPage;
  table: PageTable;
  requests: Requests;
  clock: Clock;
  /** The public address without a trailing slash. */
  publicUrl: string;
}

const LISTS: ReadonlySet<string> = new Set([EVENTS, BLOG]);

interface Answer {
  /** 503 where it is unknown what the page is about: search engines keep what they have and ask again. */
  status: 200 | 404 | 503;
  head: Head;
  chunk?: string;
  text?: string;
}

interface Rendered {
  status: Answer['status'];
  html: Buffer;
  etag: string;
}

const titleAndLead = (title: string, lead?: string) =>
  `<h1>${escapeHtml(title)}</h1>${lead ? `<p>${escapeHtml(lead)}</p>` : ''}`;
const mainOf = (text: string) => `<main class="first-text">\n${text}\n</main>`;

/** The text and metadata of the first HTML. Both are generic while a service is unavailable. */
export class FirstPage {
  private readonly subjects: SubjectHeads;

  constructor(private readonly parts: FirstPageParts) {
    this.subjects = new SubjectHeads(parts.publicUrl, parts.texts, parts.clock);
  }

  readonly answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [address = '/', query = ''] = request.url.split('?', 2);
    const path = decodeURIComponent(address);
    const caller = this.parts.requests.callerOf(request);
    const { language } = this.parts;
    const page = await caller.shared(`page ${language} ${path} ${this.shownBy(path, query)}`, () =>
      this.render(path, query, caller),
    );
    void sayLanguage(reply, language);
    if ('movedTo' in page) {
      return reply.header('cache-control', 'no-cache').redirect(page.movedTo + (query && `?${query}`), 301);
    }
    const { status, html, etag } = page;
    void reply.code(status).headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', etag });
    if (status === 503) void reply.header('retry-after', RETRY_SECONDS);
    if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send(html);
  };

  /** What of the query string the text depends on. */
  private shownBy(path: string, query: string): string {
    const isSearch = query !== '' && this.parts.table.at(path).path === EVENTS;
    return isSearch ? JSON.stringify(eventsAsked(query)) : String(query !== '');
  }

  /** As bytes, since each response would encode a string again. */
  private async render(path: string, query: string, caller: Caller): Promise<Rendered | Moved> {
    const answer = await this.answerTo(this.parts.table.at(path), query, caller);
    if ('movedTo' in answer) return answer;
    const { status, head, chunk, text } = answer;
    const html = Buffer.from(await this.parts.built.with(headTags(head), { chunk, text }));
    // Weak, since the compressed answer has it too.
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    return { status, html, etag };
  }

  private async answerTo(page: KnownPage, query: string, caller: Caller): Promise<Answer | Moved> {
    if (page.kind === 'unknown') return this.missing();
    if (page.kind === 'hidden') return this.hidden(page);
    if (page.kind === 'indexed') return this.indexed(page, query, caller);
    const { pattern, param, chunk } = page;
    const asked = await this.subjects.of(pattern, param, caller);
    if (asked === 'missing') return this.missing(pattern);
    if (asked === 'unanswered') return { status: 503, head: this.general(), chunk };
    if ('movedTo' in asked) return asked;
    return { status: 200, head: asked.head, chunk, text: mainOf(asked.text) };
  }

  private hidden({ chunk, opening }: Extract<KnownPage, { kind: 'hidden' }>): Answer {
    const text = opening && mainOf(titleAndLead(opening.title, opening.lead));
    return { status: 200, head: this.general(), chunk, text };
  }

  private async indexed(page: Extract<KnownPage, { kind: 'indexed' }>, query: string, caller: Caller): Promise<Answer> {
    const { path, title, description, chunk } = page;
    const found = await this.subjects.textOf(path, query, caller);
    const text = found ?? titleAndLead(title, description);
    const links = path === BLOG ? feedLinks(this.parts.publicUrl) : undefined;
    return {
      status: 200,
      head: { ...this.general(page), links },
      chunk,
      // The app filters by more than the list does, so it must not begin with it.
      text: query && LISTS.has(path) ? `<noscript>${mainOf(text)}</noscript>` : mainOf(text),
    };
  }

  private missing(pattern?: string): Answer {
    const { missing, events, blog } = this.parts.texts;
    const isPost = pattern === '/blog/:slug';
    const head = (pattern === '/events/:id' && missing.event) || (isPost && missing.post) || missing.page;
    const onward = isPost
      ? `<p><a href="${BLOG}">${escapeHtml(blog.all)}</a></p>`
      : `<p><a href="${EVENTS}">${escapeHtml(events.all)}</a></p>`;
    return { status: 404, head, text: mainOf(titleAndLead(head.title, head.description) + onward) };
  }

  private start() {
    const start = this.parts.table.at('/');
    if (start.kind !== 'indexed') throw new Error('pages.json has no start page');
    return start;
  }

  private general(page?: { title: string; description: string; path: string }): Head {
    const { title, description } = page ?? this.start();
    const { publicUrl } = this.parts;
    return { title, description, image: shareImage(publicUrl), ...(page && { canonical: `${publicUrl}${page.path}` }) };
  }
}
