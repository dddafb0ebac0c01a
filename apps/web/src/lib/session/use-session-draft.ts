import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { draftKey, draftRemoved, formChanged, formClosed, formKept, isValidAt } from '../drafts/drafts.slice.js';
import { useAppDispatch, useAppStore } from '../state/hooks.js';

export interface SessionDraftOptions {
  /** Names the form where an address has several. */
  about?: string;
  /** Also keeps the input beyond a reload. */
  whileTyping?: boolean;
  /** The saved revision that the form changes. What is restored changes the one that it was typed into. */
  basedOn?: number;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Without the rest, which may change elsewhere until the input is restored. */
const typedOf = (values: Record<string, unknown>, defaults: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, defaults[name])));

/** Keeps the unsaved input of the surrounding form beyond the end of the session, and offers it again. */
export function useSessionDraft(userId: string, { about = '', whileTyping = false, basedOn }: SessionDraftOptions) {
  const form = useFormContext();
  const { subscribe } = form;
  const { isDirty, isSubmitSuccessful, defaultValues } = useFormState({ control: form.control });
  const typed = useWatch({ control: form.control });
  const key = draftKey(userId, useLocation().pathname + (about && `#${about}`));
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [draft, setDraft] = useState(() => {
    const kept = store.getState().drafts.kept[key];
    return kept && isValidAt(kept, Date.now()) ? kept : null;
  });
  // An application keeps its answers by itself.
  const isThere = Object.entries(draft?.values ?? {}).every(([name, value]) => isSame(value, typed[name]));
  useEffect(() => {
    if (isThere) setDraft(null);
  }, [isThere]);
  const isOffered = draft !== null && !isThere;
  const sent = useRef<unknown>(undefined);
  useEffect(() => {
    if (!isSubmitSuccessful) return;
    sent.current = form.getValues();
    dispatch(draftRemoved(key));
    setDraft(null);
  }, [isSubmitSuccessful, dispatch, form, key]);
  useEffect(() => {
    const isUnsaved = isDirty && !isSame(form.getValues(), sent.current);
    const changes = { values: typedOf(form.getValues(), defaultValues), ...(basedOn !== undefined && { basedOn }) };
    // A draft is not replaced while it is offered.
    dispatch(isUnsaved && !isOffered ? formChanged(key, changes) : formClosed(key));
    if (whileTyping && !isOffered) dispatch(isUnsaved ? formKept(key, changes) : draftRemoved(key));
  }, [basedOn, dispatch, defaultValues, form, key, isDirty, isOffered, isSubmitSuccessful, typed, whileTyping]);
  useEffect(() => () => void dispatch(formClosed(key)), [dispatch, key]);
  const endWatch = useRef<() => void>(undefined);
  useEffect(() => {
    endWatch.current?.();
    let wasSent = false;
    // Outlives the screen: a form that is sent often closes before it counts as sent.
    endWatch.current = subscribe({
      formState: { errors: true },
      callback: ({ isSubmitSuccessful: isSent = false }) => {
        if (isSent && !wasSent) dispatch(draftRemoved(key));
        wasSent = isSent;
      },
    });
  }, [dispatch, subscribe, key]);
  const discard = () => {
    dispatch(draftRemoved(key));
    setDraft(null);
  };
  const restore = () => {
    form.reset({ ...form.getValues(), ...draft?.values }, { keepDefaultValues: true });
    discard();
  };
  return { draft: isOffered ? draft : null, restore, discard };
}
