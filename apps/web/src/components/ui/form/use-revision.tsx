import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../../../lib/api/types.js';
import type { Typed } from '../../../lib/drafts/drafts.slice.js';
import { afterSaving } from './after-saving.js';
import { ConflictNotice } from './conflict-notice.js';
import { showServerErrors } from './server-errors.js';
import { submitForm } from './submit-form.js';

interface Revision<T> {
  values: T;
  revision: number;
}

interface Saving<T extends FieldValues> {
  form: UseFormReturn<T, unknown, T>;
  /** What the server has, as far as this browser knows. */
  newest: Revision<T>;
  /** The code of the refusal. */
  code: string;
  /** Resolves with the revision that is edited next, where the form stays open. */
  save: (values: T, basedOn: number) => Promise<{ error?: unknown; revision?: number }>;
  onSaved: () => unknown;
  notSaved: string;
}

/**
 * Saves a whole text on top of the revision that was opened, even if a newer one was loaded since. If that was replaced
 * meanwhile, the person chooses one of both.
 */
export function useRevision<T extends FieldValues>({ form, newest, code, save, onSaved, notSaved }: Saving<T>) {
  const [basedOn, setBasedOn] = useState(newest.revision);
  const [isOutdated, setOutdated] = useState(false);
  const { isDirty } = form.formState;
  const open = ({ values, revision }: Revision<T>) => {
    setBasedOn(revision);
    form.reset(values as DefaultValues<T>);
    setOutdated(false);
  };
  // An untouched form follows.
  useEffect(() => {
    if (!isDirty && basedOn < newest.revision) open(newest);
  });
  /** Whether it was saved. */
  const send = async (values: T, base = basedOn): Promise<boolean> => {
    setOutdated(false);
    const takeOver = afterSaving(form);
    const { error, revision } = await save(values, base);
    if (isApiError(error) && error.code === code) {
      form.setError('root', { type: 'outdated' });
      setOutdated(true);
      return false;
    }
    if (error) {
      showServerErrors(form, error, notSaved);
      return false;
    }
    if (revision !== undefined) {
      setBasedOn(revision);
      takeOver(values);
    }
    return true;
  };
  const submit = async (values: T, base = basedOn): Promise<void> => {
    if (await send(values, base)) await onSaved();
  };
  const saveMine = () => void submitForm(form, (values) => submit(values, newest.revision));
  return {
    basedOn,
    send,
    submit: (values: T) => submit(values),
    /** For `FormDraft`: what was typed into an earlier revision replaces that one only. */
    restored: ({ basedOn: earlier = basedOn }: Typed) => setBasedOn(earlier),
    conflict: isOutdated && <ConflictNotice onTheirs={() => open(newest)} onMine={saveMine} />,
  };
}
