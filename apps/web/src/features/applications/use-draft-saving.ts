import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { applicationRemoved, applicationTyped } from '../../lib/drafts/drafts.slice.js';
import { useAppDispatch, useAppStore } from '../../lib/state/hooks.js';
import { applicationsApi, useSaveDraftMutation } from './api/applications.generated.js';
import { draftSchema, toContents, type ApplicationFormValues } from './application-form-schema.js';

const IDLE_MS = 1_000;

type ApplicationFormState = UseFormReturn<ApplicationFormValues, unknown, ApplicationFormValues>;

/** Saves the draft once its vendor pauses, for their other devices. This browser keeps what is not saved yet. */
export function useDraftSaving(draftId: string, eventId: string, form: ApplicationFormState) {
  const [saveDraft] = useSaveDraftMutation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => {
    const unsaved = () => store.getState().drafts.applications[draftId];
    const save = async () => {
      const typed = unsaved();
      // A number that is not finished stays in this browser.
      const answers = draftSchema.safeParse(typed).data;
      if (!draftId || !answers) return;
      const { data } = await saveDraft({ input: { draftId, ...toContents(answers) } });
      if (!data) return;
      dispatch(
        applicationsApi.util.updateQueryData('applicationForEvent', { eventId }, (known) => {
          known.application = data.application;
        }),
      );
      if (unsaved() === typed) dispatch(applicationRemoved(draftId));
    };
    let timer = unsaved() && setTimeout(() => void save(), IDLE_MS);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        dispatch(applicationTyped({ draftId, values: { ...values } }));
        clearTimeout(timer);
        timer = setTimeout(() => void save(), IDLE_MS);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      void save();
    };
  }, [form, draftId, eventId, dispatch, store, saveDraft]);
}
