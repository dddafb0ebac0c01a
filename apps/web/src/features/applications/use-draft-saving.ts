import { useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isApiError } from '../../lib/api/types.js';
import { valuesSaved } from '../../lib/drafts/values-saved.js';
import { useAppDispatch, useAppStore } from '../../lib/state/hooks.js';
import { applicationsApi, useSaveDraftMutation } from './api/applications.generated.js';
import {
  answerNames,
  answerOf,
  draftSchema,
  only,
  someContents,
  type Answer,
  type ApplicationFormValues,
} from './application-form-schema.js';

const IDLE_MS = 1_000;

type ApplicationFormState = UseFormReturn<ApplicationFormValues, unknown, ApplicationFormValues>;

/** The last save of each draft. The next one waits for it, also if the form was opened again meanwhile. */
const turns = new Map<string, Promise<void>>();

/** Resolves once nothing of the draft is being saved. */
export const lastSave = (draftId: string): Promise<void> => turns.get(draftId) ?? Promise.resolve();

function inTurn(draftId: string, save: () => Promise<void>): void {
  const turn = lastSave(draftId).then(save);
  // One that fails does not stop the next.
  const over = turn.catch(() => undefined);
  turns.set(draftId, over);
  void turn.finally(() => {
    if (turns.get(draftId) === over) turns.delete(draftId);
  });
}

const someAnswers = draftSchema.partial();

const finishedIn = (values: Record<string, unknown>): Answer[] =>
  answerNames.filter((name) => name in values && draftSchema.shape[name].safeParse(values[name]).success);

interface DraftSaving {
  draftId: string;
  eventId: string;
  /** The key of what this browser keeps of it. */
  kept: string;
  form: ApplicationFormState;
  /** Receives the form's values before they are saved. @returns false if this tab only follows another one */
  onTyped: (values: ApplicationFormValues) => boolean;
  /** Other devices saved these answers meanwhile. */
  onConflict: (answers: readonly Answer[]) => void;
}

/** Saves the draft once its vendor pauses, for their other devices. This browser keeps what is not saved yet. */
export function useDraftSaving({ draftId, eventId, kept, form, onTyped, onConflict }: DraftSaving) {
  const [saveDraft] = useSaveDraftMutation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [isHereOnly, setIsHereOnly] = useState(false);
  const saveUnsaved = useCallback(async () => {
    const unsaved = store.getState().drafts.kept[kept];
    if (!draftId || !unsaved) return;
    // A number that is not finished stays in this browser.
    const names = finishedIn(unsaved.values);
    if (names.length === 0) return;
    const values = only(unsaved.values, names);
    const seen = unsaved.before ?? {};
    // An earlier release may have kept what this one refuses.
    const known = finishedIn(seen).filter((name) => names.includes(name));
    const before = someContents(someAnswers.parse(only(seen, known)));
    const { data, error } = await saveDraft({
      input: { draftId, ...someContents(someAnswers.parse(values)), before },
    });
    const isConflict = isApiError(error) && error.code === 'APPLICATION.CHANGED_MEANWHILE';
    setIsHereOnly(error !== undefined && !isConflict);
    if (isConflict) onConflict(error.fields.map(({ path }) => answerOf(path)));
    if (!data) return;
    dispatch(
      applicationsApi.util.updateQueryData('applicationForEvent', { eventId }, (known) => {
        // A draft has no payment.
        known.application = { ...data.application, payment: null };
      }),
    );
    dispatch(valuesSaved(kept, values));
  }, [dispatch, draftId, eventId, kept, onConflict, saveDraft, store]);
  const save = useCallback(() => inTurn(draftId, saveUnsaved), [draftId, saveUnsaved]);
  useEffect(() => {
    let timer = setTimeout(save, IDLE_MS);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!onTyped({ ...values })) return;
        clearTimeout(timer);
        timer = setTimeout(save, IDLE_MS);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      save();
    };
  }, [form, onTyped, save]);
  return { save, isHereOnly };
}
