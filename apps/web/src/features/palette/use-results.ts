import { placeName } from '../../lib/format/place.js';
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

/** The first ones, and then the list of all. */
function eventEntries({ items, total }: PaletteEventsQuery['events'], search: string): Entry[] {
  const entries = items.map(({ id, title, city, state }) => ({
    to: `/events/${id}`,
    label: title,
    note: placeName(city, state),
  }));
  if (total <= items.length) return entries;
  const list = new URLSearchParams({ search, range: 'all' });
  return [...entries, { to: `/events?${list.toString()}`, label: palette.allEvents(total) }];
}

/** Without a text: the first group, the viewer's pages. */
export function useResults({ search, own, blueprintAddress }: Asked) {
  const skip = search.length < shortest;
  const events = usePaletteEventsQuery({ search }, { skip });
  const posts = usePalettePostsQuery({ search }, { skip });
  const blueprints = usePaletteBlueprintsQuery({ search }, { skip: skip || !blueprintAddress });
  if (search === '') return { groups: own.slice(0, 1), isSearching: false, hasFailed: false };
  const found: EntryGroup[] = skip
    ? []
    : [
        {
          label: palette.events,
          entries: events.currentData ? eventEntries(events.currentData.events, search) : [],
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
  const groups = [
    ...own.map(({ label, entries }) => ({ label, entries: matching(entries, search).slice(0, maxPerGroup) })),
    // A word in a title says more than one in a text.
    ...found.toSorted((one, other) => inTitle(other) - inTitle(one)),
  ];
  const asked = [events, posts, blueprints];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSearching: asked.some(({ isFetching }) => isFetching),
    hasFailed: asked.some(({ isError }) => isError),
  };
}
