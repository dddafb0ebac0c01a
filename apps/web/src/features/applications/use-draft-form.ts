import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { applicationTyped } from '../../lib/drafts/drafts.slice.js';
import { useAppDispatch, useAppStore } from '../../lib/state/hooks.js';
import {
  useApplicationForEventQuery,
  useLazyApplicationForEventQuery,
  type ApplicationForEventQuery,
} from './api/applications.generated.js';
import {
  answerNames,
  applicationFormSchema,
  emptyApplication,
  isSameAnswer,
  toApplicationForm,
  type Answer,
  type ApplicationFormValues,
} from './application-form-schema.js';
import { useDraftSaving } from './use-draft-saving.js';

/** What other devices saved meanwhile in the answers that the vendor changed here too. */
export interface DraftConflict {
  newest: ApplicationFormValues;
  answers: readonly Answer[];
}

type Unsaved = Record<'values' | 'before', Partial<ApplicationFormValues>>;

const answersIn = (known?: ApplicationForEventQuery): ApplicationFormValues => ({
  ...emptyApplication,
  ...(known?.application && toApplicationForm(known.application)),
});

const only = (values: Partial<ApplicationFormValues>, names: readonly Answer[]): Partial<ApplicationFormValues> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name as Answer)));

/** The form of a draft. Answers that the vendor does not change here follow those of their other devices. */
export function useDraftForm(draftId: string, eventId: string) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { data } = useApplicationForEventQuery({ eventId });
  const [ask] = useLazyApplicationForEventQuery();
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const unsaved = useCallback(
    () => store.getState().drafts.applications[draftId] as Unsaved | undefined,
    [draftId, store],
  );
  const [opened] = useState(() => {
    const saved = answersIn(data);
    return { values: { ...saved, ...unsaved()?.values }, before: { ...saved, ...unsaved()?.before } };
  });
  /** The saved answers that those of the form replace. */
  const before = useRef<ApplicationFormValues>(opened.before);
  const form = useForm<ApplicationFormValues, unknown, ApplicationFormValues>({
    resolver: zodResolver(applicationFormSchema),
    // Earlier input counts as input, not as a default.
    defaultValues: emptyApplication,
    values: opened.values,
    resetOptions: { keepDefaultValues: true },
  });
  const note = useCallback(
    (values: ApplicationFormValues) => {
      const replaced = { ...before.current, ...unsaved()?.before };
      const changed = answerNames.filter((name) => !isSameAnswer(name, values[name], replaced[name]));
      dispatch(applicationTyped({ draftId, values: only(values, changed), before: only(replaced, changed) }));
    },
    [dispatch, draftId, unsaved],
  );
  const show = useCallback(
    (saved: ApplicationFormValues, names: readonly Answer[]) => {
      for (const name of names) {
        before.current[name] = saved[name];
        if (!isSameAnswer(name, form.getValues(name), saved[name]))
          form.setValue(name, saved[name], { shouldDirty: true });
      }
    },
    [form],
  );
  useEffect(() => {
    if (!data?.application) return;
    const typed = unsaved()?.values ?? {};
    show(
      answersIn(data),
      answerNames.filter((name) => !(name in typed)),
    );
  }, [data, show, unsaved]);
  const notice = useCallback(
    async (answers: readonly Answer[]) => {
      const { data: known } = await ask({ eventId });
      if (known) setConflict({ newest: answersIn(known), answers });
    },
    [ask, eventId],
  );
  const save = useDraftSaving({ draftId, eventId, form, onTyped: note, onConflict: notice });
  /** Ends the conflict: with the newest answers, or with those that the vendor typed here. */
  const settle = ({ newest, answers }: DraftConflict, which: 'theirs' | 'mine') => {
    const rest = answerNames.filter((name) => !answers.includes(name));
    const { values = {}, before: replaced = {} } = unsaved() ?? {};
    dispatch(applicationTyped({ draftId, values: only(values, rest), before: only(replaced, rest) }));
    Object.assign(before.current, only(newest, answers));
    if (which === 'theirs') for (const name of answers) form.setValue(name, newest[name], { shouldDirty: true });
    note(form.getValues());
    save();
    setConflict(null);
  };
  return { form, conflict, settle };
}
