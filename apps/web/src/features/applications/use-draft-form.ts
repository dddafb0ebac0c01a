import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Conflict } from '../../components/ui/form/use-conflict.js';
import { formKept } from '../../lib/drafts/drafts.slice.js';
import { useAppDispatch, useAppSelector, useAppStore } from '../../lib/state/hooks.js';
import {
  applicationsApi,
  useApplicationForEventQuery,
  type ApplicationForEventQuery,
} from './api/applications.generated.js';
import {
  answerNames,
  applicationFormSchema,
  emptyApplication,
  isSameAnswer,
  only,
  toApplicationForm,
  type Answer,
  type ApplicationFormValues,
} from './application-form-schema.js';
import { useDraftSaving } from './use-draft-saving.js';
import { useKeptDraft } from './use-kept-draft.js';

type Unsaved = Record<'values' | 'before', Partial<ApplicationFormValues>>;

const answersIn = (known?: ApplicationForEventQuery): ApplicationFormValues => ({
  ...emptyApplication,
  ...(known?.application && toApplicationForm(known.application)),
});

/** The form of a draft. Answers that the vendor does not change here follow those of their other tabs and devices. */
export function useDraftForm(draftId: string, eventId: string) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { data, refetch } = useApplicationForEventQuery({ eventId });
  const [ask] = applicationsApi.endpoints.applicationForEvent.useLazyQuery();
  const [conflict, setConflict] = useState<Conflict<ApplicationFormValues> | null>(null);
  const { key } = useKeptDraft(draftId);
  const kept = useAppSelector(({ drafts }) => drafts.kept[key]) as Unsaved | undefined;
  const unsaved = useCallback(() => store.getState().drafts.kept[key] as Unsaved | undefined, [key, store]);
  const [opened] = useState(() => {
    const saved = answersIn(data);
    return { values: { ...saved, ...unsaved()?.values }, before: { ...saved, ...unsaved()?.before } };
  });
  /** The saved answers that those of the form replace. */
  const before = useRef<ApplicationFormValues>(opened.before);
  /** Answers of a conflict stay until the vendor chooses. */
  const disputed = useRef<readonly Answer[]>([]);
  const isFollowing = useRef(false);
  const typedBefore = useRef<readonly string[]>([]);
  const form = useForm<ApplicationFormValues, unknown, ApplicationFormValues>({
    resolver: zodResolver(applicationFormSchema),
    // Earlier input counts as input, not as a default.
    defaultValues: emptyApplication,
    values: opened.values,
    resetOptions: { keepDefaultValues: true },
  });
  const shown = useCallback(() => ({ ...before.current, ...unsaved()?.before }), [unsaved]);
  const note = useCallback(
    (values: ApplicationFormValues): boolean => {
      if (isFollowing.current) return false;
      const replaced = shown();
      const changed = answerNames.filter((name) => !isSameAnswer(name, values[name], replaced[name]));
      dispatch(formKept(key, { values: only(values, changed), before: only(replaced, changed) }));
      return true;
    },
    [dispatch, key, shown],
  );
  useEffect(() => {
    const saved = data?.application ? answersIn(data) : before.current;
    const { values = {}, before: replaced = {} } = kept ?? {};
    let isOutdated = false;
    isFollowing.current = true;
    for (const name of answerNames) {
      if (disputed.current.includes(name)) continue;
      before.current[name] = replaced[name] ?? saved[name];
      const newest = values[name] ?? saved[name];
      if (isSameAnswer(name, form.getValues(name), newest)) continue;
      form.setValue(name, newest, { shouldDirty: true });
      // Another tab has saved it, or taken it back.
      if (typedBefore.current.includes(name) && !(name in values)) isOutdated = true;
    }
    isFollowing.current = false;
    typedBefore.current = Object.keys(values);
    if (isOutdated) void refetch();
  }, [data, form, kept, refetch]);
  const dispute = useCallback(
    async (fields: readonly Answer[]) => {
      disputed.current = fields;
      const { data: known, error } = await ask({ eventId });
      const isKnown = known !== undefined && !error;
      if (isKnown) setConflict({ newest: answersIn(known), fields });
      else disputed.current = [];
      return isKnown;
    },
    [ask, eventId],
  );
  const saving = useDraftSaving({ draftId, eventId, kept: key, form, onTyped: note, onConflict: dispute });
  /** Ends the conflict: with the newest answers, or with those of this form. */
  const settle = (which: 'theirs' | 'mine') => {
    if (!conflict) return;
    const { newest, fields } = conflict;
    const rest = answerNames.filter((name) => !fields.includes(name));
    const { values = {}, before: replaced = {} } = unsaved() ?? {};
    disputed.current = [];
    dispatch(formKept(key, { values: only(values, rest), before: only(replaced, rest) }));
    Object.assign(before.current, only(newest, fields));
    if (which === 'theirs') for (const name of fields) form.setValue(name, newest[name], { shouldDirty: true });
    note(form.getValues());
    saving.save();
    setConflict(null);
  };
  /** Nothing of the form is saved any longer. */
  const startOver = () => dispatch(formKept(key, { values: form.getValues(), before: emptyApplication }));
  return { form, isHereOnly: saving.isHereOnly, conflict, settle, shown, dispute, startOver };
}
