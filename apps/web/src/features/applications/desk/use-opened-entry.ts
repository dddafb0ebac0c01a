import { useEffect, useEffectEvent, useState } from 'react';
import type { ListPage } from '../../../lib/lists/list-page.js';
import {
  useComparedApplicationsQuery,
  type DeskEntryFactsFragment as DeskEntry,
} from '../api/applications.generated.js';

const isPending = ({ application }: DeskEntry) => application.status === 'pending';

interface Opening {
  list: ListPage<DeskEntry>;
  /** The rows of the list, in the order in which they are shown. */
  entries: readonly DeskEntry[];
  first: DeskEntry;
  /** How many wait for a decision, on all pages. */
  pending: number | undefined;
  /** After the decision that leaves none of them. */
  onDone: () => void;
}

/** Where the rows begin within the whole list. The number of the page changes before its rows are there. */
function useBase({ rows, page, pageSize, offset, isStale }: ListPage<DeskEntry>): number {
  const base = (page - 1) * pageSize - offset;
  const [placed, setPlaced] = useState({ rows, base });
  if (rows === placed.rows || isStale) return placed.base;
  setPlaced({ rows, base });
  return base;
}

/**
 * The application of a list that is open, and the way to the others, also on other pages. What was decided may leave the
 * list; its place tells what comes next.
 */
export function useOpenedEntry({ list, entries, first, pending, onDone }: Opening) {
  const { rows, total, page, pageSize, toPage } = list;
  const base = useBase(list);
  const [opened, setOpened] = useState({ entry: first, at: base + Math.max(entries.indexOf(first), 0) });
  /** Opens once its page is there; after a decision, the first pending one from there on. */
  const [wanted, setWanted] = useState<{ at: number; decides: boolean } | null>(null);
  const [decided, setDecided] = useState<string | null>(null);
  const { id } = opened.entry;
  const index = entries.findIndex((entry) => entry.id === id);
  const listed = entries[index];
  const isGone = !listed && (opened.at >= total || entries[opened.at - base] !== undefined);

  // The list may have become shorter meanwhile.
  const from = wanted ? (wanted.at % total) - base : -1;
  const arrived = entries[from] && ((wanted?.decides && entries.slice(from).find(isPending)) || entries[from]);
  if (arrived) {
    setOpened({ entry: arrived, at: base + entries.indexOf(arrived) });
    setWanted(null);
  } else if (listed && (listed !== opened.entry || base + index !== opened.at)) {
    setOpened({ entry: listed, at: base + index });
  }
  const { currentData } = useComparedApplicationsQuery({ applicationIds: [id] }, { skip: Boolean(listed) });

  const open = (at: number, decides = false) => {
    setWanted({ at, decides });
    const itsPage = Math.floor(at / pageSize) + 1;
    if (!entries[at - base] && itsPage !== page) toPage(itsPage, true);
  };
  /** What follows took the place of what left the list. */
  const following = isGone ? opened.at : opened.at + 1;
  const turn = (by: 1 | -1) => {
    // A decision that arrives in the list later leads away from here no more.
    setDecided(null);
    open(((by > 0 ? following : opened.at - 1) + total) % total);
  };
  const toNextPending = () => {
    const next = entries.findIndex((entry, place) => base + place >= following && isPending(entry));
    const end = base + entries.length;
    const isAnyHere = entries.some(isPending);
    if (next >= 0) open(base + next);
    else if (total === 0 || (pending === 0 && !isAnyHere)) onDone();
    else if (end < total) open(end, true);
    else open(isAnyHere ? base : 0, true);
  };
  // The list shows the decision, or has lost what was decided. A page that is empty now gives way to the one before.
  const isLoaded = rows !== undefined && (rows.length > 0 || total === 0);
  const isSettled = decided === id && isLoaded && (!listed || !isPending(listed));
  const settle = useEffectEvent(() => {
    setDecided(null);
    toNextPending();
  });
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);

  return {
    entry: listed ?? currentData?.applications.items[0] ?? opened.entry,
    place: isGone ? undefined : opened.at + 1,
    hasOthers: total > (isGone ? 0 : 1),
    turn,
    decide: () => setDecided(id),
  };
}
