import { MAX_MESSAGE_FILES } from '@stallbook/kernel/limits';
import { useMemo } from 'react';
import { formKept } from '../../lib/drafts/drafts.slice.js';
import { useDraftKey } from '../../lib/drafts/use-draft.js';
import { useAppSelector, useAppStore } from '../../lib/state/hooks.js';
import { isRecord } from '../../lib/state/storage.js';
import { isPdf } from './message-file-rules.js';

interface KeptFile {
  id: string;
  name: string;
  size: number;
  isPdf: boolean;
}

export interface ReadyFile extends KeptFile {
  /** To show it; gone after a reload. */
  file: File | undefined;
}

const chosen = new Map<string, File>();

/** Another release of the app may have stored other fields. */
const isKept = (one: unknown): one is KeptFile =>
  isRecord(one) && typeof one['id'] === 'string' && typeof one['name'] === 'string' && typeof one['size'] === 'number';
const keptFiles = (value: unknown): readonly KeptFile[] => (Array.isArray(value) ? value.filter(isKept) : []);

/** What was uploaded for a message that is not sent. As its text, it survives leaving the page. */
export function useReadyFiles(name: string) {
  const store = useAppStore();
  const key = useDraftKey(`files-${name}`);
  const draft = useAppSelector(({ drafts }) => drafts.kept[key]);
  const value = draft?.values['files'];
  const kept = useMemo(() => keptFiles(value), [value]);
  const ready = useMemo(() => kept.map((one): ReadyFile => ({ ...one, file: chosen.get(one.id) })), [kept]);
  const change = (next: (files: readonly KeptFile[]) => readonly KeptFile[]) => {
    const before = store.getState().drafts.kept[key];
    const files = next(keptFiles(before?.values['files']));
    // As old as the first file: what no message names for a week is deleted.
    store.dispatch(formKept(key, { values: files.length > 0 ? { files } : {} }, before?.savedAt));
  };
  // Other tabs add to the same message.
  const take = (more: readonly KeptFile[]) => change((files) => [...files, ...more].slice(0, MAX_MESSAGE_FILES));
  const { personId } = store.getState().session;
  return {
    kept,
    ready,
    /** When the first of them was uploaded. */
    since: draft?.savedAt,
    take,
    add: (id: string, file: File) => {
      // The person left meanwhile.
      if (store.getState().session.personId !== personId) return;
      chosen.set(id, file);
      take([{ id, name: file.name, size: file.size, isPdf: isPdf(file) }]);
    },
    remove: (id: string) => change((files) => files.filter((one) => one.id !== id)),
    clear: () => change(() => []),
  };
}
