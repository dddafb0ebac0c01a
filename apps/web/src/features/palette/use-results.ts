import { placeName } from '@stallbook/kernel/us-states';
import {
  usePaletteBlueprintsQuery,
  usePaletteEventsQuery,
  usePalettePostsQuery,
  type PaletteEventsQuery,
} from './api/palette.generated.js';
import { matching, type Entry, type EntryGroup } from './entry.js';
import { palette } from './texts.js';

const maxPerGroup = 6;
const shortest = 2;

interface Asked {
  /** What to look for, without spaces around it. */
  search: string;
  /** What the viewer finds without a search. */
  own: readonly EntryGroup[];
  /** Where a blueprint opens; undefined for a viewer without the library. */
  blueprintAddress: ((id: string) => string) | undefined;
}

const eventEntry = ({ id, title, city, state }: PaletteEventsQuery['events']['items'][number]): Entry => ({
  to: `/events/${id}`,
  label: title,
  note: placeName(city, state),
});

const allEvents = (search: string): Entry => ({
  to: `/events?${new URLSearchParams({ search, range: 'all' }).toString()}`,
  label: palette.allEvents,
});

const countOf = (groups: readonly EntryGroup[]) => groups.flatMap(({ entries }) => entries).length;

/** Without a text: the first group, the viewer's pages. */
export function useResults({ search, own, blueprintAddress }: Asked) {
  const skip = search.length < shortest;
  const events = usePaletteEventsQuery({ search }, { skip });
  const posts = usePalettePostsQuery({ search }, { skip });
  const blueprints = usePaletteBlueprintsQuery({ search }, { skip: skip || !blueprintAddress });
  if (search === '') {
    const groups = own.slice(0, 1);
    return { groups, count: countOf(groups), isSearching: false, hasFailed: false };
  }
  const found: EntryGroup[] = skip
    ? []
    : [
        {
          label: palette.events,
          entries: events.currentData?.events.items.map(eventEntry) ?? [],
        },
        {
          label: palette.blueprints,
          entries: (blueprints.currentData?.blueprints ?? [])
            .slice(0, maxPerGroup)
            .flatMap(({ id, title }) => (blueprintAddress ? { to: blueprintAddress(id), label: title } : [])),
        },
        {
          label: palette.posts,
          entries: (posts.currentData?.posts.items ?? []).map(({ slug, title }) => ({
            to: `/blog/${slug}`,
            label: title,
          })),
        },
      ];
  const inTitle = ({ entries }: EntryGroup) => Number(matching(entries, search).length > 0);
  const results = [
    ...own.map(({ label, entries }) => ({ label, entries: matching(entries, search).slice(0, maxPerGroup) })),
    // A word in a title says more than one in a text.
    ...found.toSorted((one, other) => inTitle(other) - inTitle(one)),
  ].filter(({ entries }) => entries.length > 0);
  const hasMore = ({ label, entries }: EntryGroup) =>
    label === palette.events && (events.currentData?.events.total ?? 0) > entries.length;
  const asked = [events, posts, blueprints];
  return {
    groups: results.map((group) =>
      hasMore(group) ? { ...group, entries: [...group.entries, allEvents(search)] } : group,
    ),
    count: countOf(results),
    isSearching: asked.some(({ isFetching }) => isFetching),
    hasFailed: asked.some(({ isError }) => isError),
  };
}
