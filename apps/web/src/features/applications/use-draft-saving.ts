import { useCallback, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isApiError } from '../../lib/api/types.js';
import { applicationSaved } from '../../lib/drafts/drafts.slice.js';
import { useAppDispatch, useAppStore } from '../../lib/state/hooks.js';
import { applicationsApi, useSaveDraftMutation } from './api/applications.generated.js';
import {
  answerOf,
  draftSchema,
  someContents,
  type Answer,
  type ApplicationFormValues,
} from './application-form-schema.js';

const IDLE_MS = 1_000;

export type ApplicationFormState = UseFormReturn<ApplicationFormValues, unknown, ApplicationFormValues>;

/** The last save of each draft. The next one waits for it, also if the form was opened again meanwhile. */
const turns = new Map<string, Promise<void>>();

function inTurn(draftId: string, save: () => Promise<void>): void {
  const turn = (turns.get(draftId) ?? Promise.resolve()).then(save).finally(() => {
    if (turns.get(draftId) === turn) turns.delete(draftId);
  });
  turns.set(draftId, turn);
}

const someAnswers = draftSchema.partial();

interface DraftSaving {
  draftId: string;
  eventId: string;
  form: ApplicationFormState;
  /** Of the form, before they are saved. */
  onTyped: (values: ApplicationFormValues) => void;
  /** Other devices saved these answers meanwhile. */
  onConflict: (answers: readonly Answer[]) => void;
}

/** Saves the draft once its vendor pauses, for their other devices. This browser keeps what is not saved yet. */
export function useDraftSaving({ draftId, eventId, form, onTyped, onConflict }: DraftSaving) {
  const [saveDraft] = useSaveDraftMutation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const saveUnsaved = useCallback(async () => {
    const unsaved = store.getState().drafts.applications[draftId];
    // A number that is not finished stays in this browser.
    const answers = someAnswers.safeParse(unsaved?.values).data;
    if (!draftId || !unsaved || !answers) return;
    const before = someContents(someAnswers.parse(unsaved.before));
    const { data, error } = await saveDraft({ input: { draftId, ...someContents(answers), before } });
    if (isApiError(error) && error.code === 'APPLICATION.CHANGED_MEANWHILE')
      onConflict(error.fields.map(({ path }) => answerOf(path)));
    if (!data) return;
    dispatch(applicationSaved({ draftId, values: unsaved.values }));
    dispatch(
      applicationsApi.util.updateQueryData('applicationForEvent', { eventId }, (known) => {
        known.application = data.application;
      }),
    );
  }, [dispatch, draftId, eventId, onConflict, saveDraft, store]);
  const save = useCallback(() => inTurn(draftId, saveUnsaved), [draftId, saveUnsaved]);
  useEffect(() => {
    let timer = setTimeout(save, IDLE_MS);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        onTyped({ ...values });
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
  return save;
}
