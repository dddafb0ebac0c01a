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
  onClose: () => void;
}

/**
 * The application of a list that is open, and the way to the others, also on other pages. What was decided may leave the
 * list; its place tells what comes next.
 */
export function useOpenedEntry({ list, entries, first, onClose }: Opening) {
  const { rows, total, page, pageSize, offset, toPage, isStale } = list;
  /** Where the rows begin within the whole list. */
  const base = (page - 1) * pageSize - offset;
  const [opened, setOpened] = useState({ entry: first, at: base + entries.indexOf(first) });
  const [wanted, setWanted] = useState<{ at: number; before: typeof rows } | null>(null);
  const [decided, setDecided] = useState<string | null>(null);
  const { id } = opened.entry;
  const index = entries.findIndex((entry) => entry.id === id);
  const listed = entries[index];
  const arrived = wanted && !isStale && rows !== wanted.before ? entries[wanted.at - base] : undefined;
  if (wanted && arrived) {
    setOpened({ entry: arrived, at: wanted.at });
    setWanted(null);
  } else if (listed && !wanted && (listed !== opened.entry || base + index !== opened.at)) {
    setOpened({ entry: listed, at: base + index });
  }
  const { currentData } = useComparedApplicationsQuery({ applicationIds: [id] }, { skip: Boolean(listed) });

  const open = (at: number) => {
    const entry = entries[at - base];
    setWanted(entry ? null : { at, before: rows });
    if (entry) setOpened({ entry, at });
    else toPage(Math.floor(at / pageSize) + 1);
  };
  const turn = (by: 1 | -1) => {
    const from = listed || by < 0 ? opened.at : opened.at - 1;
    open((from + by + total) % total);
  };
  const toNextPending = () => {
    const from = listed ? index + 1 : opened.at - base;
    const next = entries.slice(from).find(isPending);
    const end = base + entries.length;
    if (next) open(base + entries.indexOf(next));
    else if (end < total) open(end);
    else if (entries.some(isPending)) open(base + entries.findIndex(isPending));
    else if (total === 0) onClose();
  };
  // The list shows the decision, or has lost what was decided.
  const isSettled = decided === id && (!listed || !isPending(listed));
  const settle = useEffectEvent(() => {
    setDecided(null);
    toNextPending();
  });
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);

  return {
    entry: listed ?? currentData?.applications.items[0] ?? opened.entry,
    place: listed ? opened.at + 1 : undefined,
    hasOthers: total > (listed ? 1 : 0),
    turn,
    decide: () => setDecided(id),
  };
}
