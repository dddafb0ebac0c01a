import { defaultOf, oneOf, read, typed, type Chosen } from '../../lib/lists/filters.js';
import type { MessageThreadsQueryVariables } from './api/messages.generated.js';

export const threadFilters = {
  search: typed,
  show: oneOf('inbox', 'unread', 'archived'),
  about: oneOf('', 'event', 'application', 'person'),
};
type ChosenThreads = Chosen<typeof threadFilters>;

const shown: Record<ChosenThreads['show'], Pick<MessageThreadsQueryVariables['input'], 'isArchived' | 'hasUnread'>> = {
  inbox: { isArchived: false },
  unread: { hasUnread: true },
  archived: { isArchived: true },
};

export const threadsInput = ({ search, show, about }: ChosenThreads): MessageThreadsQueryVariables['input'] => ({
  ...shown[show],
  threadType: about || null,
  search: search.trim() || null,
  cursor: null,
});

const chosenIn = (query: URLSearchParams): ChosenThreads => read(threadFilters, (name) => query.get(name));

/** What the list shows first at an address. */
export const firstThreads = (query: URLSearchParams): MessageThreadsQueryVariables => ({
  input: threadsInput(chosenIn(query)),
});

/** Next to an open conversation the list stays as it is. */
export function queryOf(chosen: ChosenThreads): string {
  const names = Object.keys(threadFilters) as (keyof ChosenThreads)[];
  const set = names.filter((name) => chosen[name] !== defaultOf(threadFilters[name]));
  return new URLSearchParams(set.map((name) => [name, chosen[name]])).toString();
}

/** The part of an address that narrows the list. */
export const listQueryOf = (query: URLSearchParams): string => queryOf(chosenIn(query));
