import { use, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import {
  draftKey,
  draftRemoved,
  formChanged,
  formClosed,
  formKept,
  isValidAt,
  VISITOR,
  type DraftValues,
  type Typed,
} from './drafts.slice.js';
import { KeepContext } from '../hooks/use-stay.js';
import { isSame } from '../is-same.js';
import { useAppDispatch, useAppStore } from '../state/hooks.js';

export interface FormDraftOptions {
  /** Names the form where an address has several. */
  about?: string;
  /** Also keeps the input beyond a reload. */
  whileTyping?: boolean;
  /** The saved revision that the form changes. */
  basedOn?: number;
  /** What is kept of visitors: nothing that identifies them. */
  ofVisitors?: readonly string[];
}

const copyOf = (values: DraftValues) => JSON.parse(JSON.stringify(values)) as DraftValues;

/** Without the rest, which may change elsewhere until the input is restored. */
function typedOf(values: DraftValues, defaults: DraftValues = {}): Typed {
  const typed = Object.entries(values).filter(([name, value]) => !isSame(value, defaults[name]));
  return {
    values: Object.fromEntries(typed),
    before: Object.fromEntries(typed.map(([name]) => [name, defaults[name]])),
  };
}

const only = (values: DraftValues, names: readonly string[] = []): DraftValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** The values of the last submission. Calls `onSent` when they are sent, also after the screen closed. */
function useSubmitted(onSent: () => void): RefObject<DraftValues | undefined> {
  const { subscribe } = useFormContext();
  const submitted = useRef<DraftValues>(undefined);
  const endWatch = useRef<() => void>(undefined);
  useEffect(() => {
    endWatch.current?.();
    let wasSubmitting = false;
    let wasSent = false;
    // Not ended with the screen: a form that is sent often closes before it counts as sent.
    endWatch.current = subscribe({
      // The library's types leave out `isSubmitting`.
      formState: { errors: true, isSubmitting: true } as { errors: true },
      callback: ({ values, isSubmitting = false, isSubmitSuccessful: isSent = false }) => {
        if (isSubmitting && !wasSubmitting) submitted.current = copyOf(values);
        wasSubmitting = isSubmitting;
        if (isSent && !wasSent) onSent();
        wasSent = isSent;
      },
    });
  }, [onSent, subscribe]);
  return submitted;
}

/** Keeps the unsaved input of the surrounding form beyond the end of the session, and offers it again. */
export function useFormDraft(userId: string, options: FormDraftOptions) {
  const { about = '', whileTyping = false, basedOn, ofVisitors } = options;
  const form = useFormContext();
  const { isDirty, isSubmitSuccessful, defaultValues } = useFormState({ control: form.control });
  const typed = useWatch({ control: form.control });
  const place = useLocation().pathname + (about && `#${about}`);
  const key = draftKey(userId, place);
  const visitorKey = draftKey(VISITOR, place);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [draft, setDraft] = useState(() => {
    const { [key]: own, [visitorKey]: ofVisitor } = store.getState().drafts.kept;
    const kept = own ?? ofVisitor;
    return kept && isValidAt(kept, Date.now()) ? kept : null;
  });
  const isThere = Object.entries(draft?.values ?? {}).every(([name, value]) => isSame(value, typed[name]));
  if (draft && isThere) setDraft(null);
  const isOffered = draft !== null;
  const setKept = use(KeepContext);
  const isKept = whileTyping && !isOffered;
  useEffect(() => {
    setKept(isKept);
    return () => setKept(false);
  }, [isKept, setKept]);
  const remove = useCallback(() => {
    for (const one of [key, visitorKey]) dispatch(draftRemoved(one));
  }, [dispatch, key, visitorKey]);
  const submitted = useSubmitted(remove);
  const sent = useRef<DraftValues>(undefined);
  useEffect(() => {
    if (!isSubmitSuccessful) return;
    // Not the current values of the form: more may have been typed meanwhile.
    sent.current = submitted.current;
    remove();
    setDraft(null);
  }, [isSubmitSuccessful, remove, submitted]);
  useEffect(() => {
    const isUnsaved = isDirty && !isSame(form.getValues(), sent.current);
    const values = userId === VISITOR ? only(form.getValues(), ofVisitors) : form.getValues();
    const changes = { ...typedOf(values, defaultValues), ...(basedOn !== undefined && { basedOn }) };
    // A draft is not replaced while it is offered.
    dispatch(isUnsaved && !isOffered ? formChanged(key, changes) : formClosed(key));
    if (isKept) dispatch(isUnsaved ? formKept(key, changes) : draftRemoved(key));
  }, [
    basedOn,
    dispatch,
    defaultValues,
    form,
    key,
    isDirty,
    isKept,
    isOffered,
    isSubmitSuccessful,
    ofVisitors,
    typed,
    userId,
  ]);
  useEffect(() => () => void dispatch(formClosed(key)), [dispatch, key]);
  const discard = () => {
    remove();
    setDraft(null);
  };
  const restore = () => {
    const values = form.getValues();
    // What was typed replaces what was saved then, not what was saved since.
    form.reset({ ...defaultValues, ...draft?.before });
    form.reset({ ...values, ...draft?.values }, { keepDefaultValues: true });
    discard();
  };
  const replacesNewer = Object.entries(draft?.values ?? {}).some(
    ([name, value]) => !isSame(typed[name], defaultValues?.[name]) && !isSame(typed[name], value),
  );
  return { draft, replacesNewer, restore, discard };
}
