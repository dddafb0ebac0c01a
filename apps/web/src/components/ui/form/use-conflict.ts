import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../../../lib/api/types.js';
import type { Typed } from '../../../lib/drafts/drafts.slice.js';
import { rebaseForm } from './rebase-form.js';
import { DECLINED } from './server-errors.js';

/** What was saved elsewhere meanwhile, in fields that this form changes too. */
export interface Conflict<T> {
  newest: T;
  fields: readonly (keyof T & string)[];
}

interface Saving<T extends FieldValues> {
  form: UseFormReturn<T, unknown, T>;
  /** What the form shows at first. */
  saved: T;
  /** The code of the refusal. */
  code: string;
  save: (values: T, seen: T) => Promise<{ error?: unknown }>;
  newest: () => Promise<T | undefined>;
  fieldOf?: (path: string) => keyof T & string;
}

/** Saves what the person changed of what they saw. If that was changed elsewhere too, they choose. */
export function useConflict<T extends FieldValues>(saving: Saving<T>) {
  const { form, code, save, fieldOf = (path) => path } = saving;
  const seen = useRef(saving.saved);
  const [conflict, setConflict] = useState<Conflict<T> | null>(null);
  const send = async (values: T): Promise<{ error?: unknown }> => {
    setConflict(null);
    const { error } = await save(values, seen.current);
    if (!error) seen.current = values;
    if (!isApiError(error) || error.code !== code) return { error };
    const newest = await saving.newest();
    if (!newest) return { error };
    setConflict({ newest, fields: error.fields.map(({ path }) => fieldOf(path)) });
    return { error: DECLINED };
  };
  /** What the person typed stays, except where they choose what was saved meanwhile. */
  const settle = (which: 'theirs' | 'mine') => {
    if (!conflict) return;
    const { newest, fields } = conflict;
    rebaseForm(form, { from: seen.current, to: newest, except: which === 'theirs' ? fields : [] });
    seen.current = newest;
    setConflict(null);
  };
  const restored = ({ before }: Typed) => {
    seen.current = { ...seen.current, ...before };
  };
  return { conflict, send, settle, restored };
}
