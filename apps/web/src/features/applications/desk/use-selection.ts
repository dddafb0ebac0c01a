import { useCallback, useEffect, useState } from 'react';
import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';

/** The most applications that one bulk decision takes. */
export const MOST = 500;

const seen = ['contentsVersion', 'status'] as const;

/** What is selected stays while pages and filters change. A decision is about what was `shown` last. */
export function useSelection(shown?: readonly DeskEntry[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, DeskEntry>>(new Map());
  const add = (entries: readonly DeskEntry[]) =>
    setSelected((before) => {
      const all = new Map([...before, ...entries.map((one) => [one.id, one] as const)]);
      return new Map([...all].slice(0, MOST));
    });
  const toggle = (entry: DeskEntry) =>
    setSelected((before) => {
      const next = new Map(before);
      if (!next.delete(entry.id) && next.size < MOST) next.set(entry.id, entry);
      return next;
    });
  const remove = (entries: readonly DeskEntry[]) =>
    setSelected((before) => {
      const gone = new Set(entries.map(({ id }) => id));
      return new Map([...before].filter(([id]) => !gone.has(id)));
    });
  const renew = useCallback(
    (entries: readonly DeskEntry[]) =>
      setSelected((before) => {
        const newer = entries.filter(({ id, application }) => {
          const old = before.get(id);
          return old && seen.some((fact) => old.application[fact] !== application[fact]);
        });
        return newer.length > 0 ? new Map([...before, ...newer.map((one) => [one.id, one] as const)]) : before;
      }),
    [],
  );
  useEffect(() => {
    if (shown) renew(shown);
  }, [shown, renew]);
  return { selected, add, remove, toggle, renew, clear: () => setSelected(new Map()) };
}

export type Selection = ReturnType<typeof useSelection>;
