import { blogPost, blogPosts, landingTexts, marketEvent, marketEvents, MarketEventOrder } from '@stallbook/contracts';
import { addDays, type Clock, type Operation } from '@stallbook/kernel';
import { within } from '@stallbook/kernel/concurrency';
import { authorNameOf } from '../content/author-name.js';
import { Loaders } from '../graphql/loaders.js';
import { isGone } from '../http/is-gone.js';
import type { Caller } from '../session/caller.js';
import type { Head } from './head.js';
import { marketEventHead } from './market-event-head.js';
import { postHead } from './post-head.js';
import { eventText } from './text/event-text.js';
import { eventsAsked, type EventsAsked } from './text/events-asked.js';
import { EVENTS_PER_PART, eventsText, SUMMARY_FIELDS } from './text/events-text.js';
import { landingText } from './text/landing-text.js';
import { blogText, postText } from './text/post-text.js';
import type { PageTexts } from './language/page-texts.js';

/** After this time the page gets generic metadata. */
const PATIENCE_MS = 1_500;

export interface Subject {
  head: Head;
  /** HTML. */
  text: string;
}

/** The post has another address now. */
export interface Moved {
  movedTo: string;
}

type Asked<S> = S | 'missing' | 'unanswered';

export const BLOG = '/blog';
export const EVENTS = '/events';
const BLOG_POSTS = 50;

export class SubjectHeads {
  constructor(
    private readonly publicUrl: string,
    private readonly texts: PageTexts,
    private readonly clock: Clock,
  ) {}

  of(pattern: string, param: string, caller: Caller): Promise<Asked<Subject | Moved>> {
    if (pattern === '/events/:id') {
      return this.ask(caller, marketEvent, { id: param }, (found) => ({
        head: marketEventHead(found, this.publicUrl, this.texts),
        text: eventText(found, this.texts),
      }));
    }
    return this.ask(caller, blogPost, { slugOrId: param }, async (post) => {
      if (![post.slug, post.id].includes(param)) return { movedTo: `${BLOG}/${encodeURIComponent(post.slug)}` };
      const author = await authorNameOf(post.authorId, new Loaders(caller)).catch(() => null);
      return { head: postHead(post, this.publicUrl, author), text: postText(post, author, this.texts) };
    });
  }

  /** The text of a page that has no subject. A signed-in user sees other content on these pages. */
  async textOf(path: string, query: string, caller: Caller): Promise<string | undefined> {
    if (caller.actor) return undefined;
    const text = await this.textAt(path, query, caller);
    return text === 'missing' || text === 'unanswered' ? undefined : text;
  }

  private textAt(path: string, query: string, caller: Caller): Promise<string | undefined> | undefined {
    if (path === '/') return this.ask(caller, landingTexts, {}, (found) => landingText(found, this.texts));
    if (path === EVENTS) {
      const asked = query ? eventsAsked(query) : undefined;
      return this.ask(caller, marketEvents, this.nextEvents(asked), (found) => eventsText(found, asked, this.texts));
    }
    if (path === BLOG) {
      return this.ask(caller, blogPosts, { offset: 0, limit: BLOG_POSTS }, ({ items }) => blogText(items, this.texts));
    }
    return undefined;
  }

  private nextEvents(asked?: EventsAsked) {
    // West of Greenwich, today begins later.
    const dateFrom = addDays(this.clock.now().toISOString().slice(0, 10), -1);
    const order = MarketEventOrder.date_ascending;
    const which = { page: asked?.part ?? 1, pageSize: EVENTS_PER_PART, dateFrom, order };
    return { ...which, ...(asked?.search && { search: asked.search }), fields: [...SUMMARY_FIELDS] };
  }

  /** A signed-in user may see a draft, so only anonymous reads are shared. */
  private async ask<I, O, S>(
    caller: Caller,
    operation: Operation<I, O>,
    input: NoInfer<I>,
    show: (found: O) => S | Promise<S>,
  ): Promise<Asked<S>> {
    const answer = caller.actor ? caller.call(operation, input) : caller.callPublic(operation, input);
    try {
      return await within(PATIENCE_MS, answer.then(show), () => 'unanswered' as const);
    } catch (error) {
      return isGone(error) ? 'missing' : 'unanswered';
    }
  }
}
