import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { EntryGroup } from '../entry.js';
import { palette as texts } from '../texts.js';
import { useResults } from '../use-results.js';
import { PaletteResults } from './palette-results.js';
import styles from './palette-search.module.css';

interface PaletteSearchProps {
  own: readonly EntryGroup[];
  blueprintAddress: ((id: string) => string) | undefined;
  onOpen: (address: string) => void;
}

const waitMs = 200;
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The focus stays in the field; the arrow keys move the marked result. Mantine's Combobox leaves out the first mark for screen readers. */
export function PaletteSearch({ own, blueprintAddress, onOpen }: PaletteSearchProps) {
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), waitMs);
  const { groups, count, isSearching, hasFailed } = useResults({ search: settled, own, blueprintAddress });
  const entries = groups.flatMap((group) => group.entries);
  const [chosen, setChosen] = useState({ search: '', index: 0 });
  const index = chosen.search === settled ? Math.min(chosen.index, entries.length - 1) : 0;
  const marked = entries[Math.max(index, 0)];
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [marked?.to]);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const by = steps[event.key];
    if (by !== undefined && entries.length > 0) {
      event.preventDefault();
      setChosen({ search: settled, index: (index + by + entries.length) % entries.length });
    }
    // The results may still be those of an earlier text.
    if (event.key === 'Enter' && marked && typed.trim() === settled) onOpen(marked.to);
  };
  const outcome = isSearching ? texts.searching : texts.none(settled);
  return (
    <>
      <input
        className={styles.field}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-activedescendant={marked && `${id}-${marked.to}`}
        aria-label={texts.field}
        placeholder={texts.example}
        maxLength={100}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
      />
      <PaletteResults id={id} groups={groups} marked={marked?.to} onOpen={onOpen} ref={list} />
      <p role="status" className={entries.length === 0 ? styles.status : 'visually-hidden'}>
        {entries.length === 0 ? outcome : texts.found(count)}
      </p>
      {hasFailed && <p className={styles.status}>{texts.failed}</p>}
      <p className={styles.keys}>{texts.keys}</p>
    </>
  );
}
