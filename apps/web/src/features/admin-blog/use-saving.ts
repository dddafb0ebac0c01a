import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '../../components/ui/form/server-errors.js';
import { toast } from '../../components/ui/toast.js';
import { isApiError } from '../../lib/api/types.js';
import { useInTurn } from '../../lib/hooks/use-in-turn.js';
import type { Typed } from '../../lib/drafts/drafts.slice.js';
import { adminBlogApi, useUpdatePostMutation, type EditedPostFragment } from './api/admin-blog.generated.js';
import { toInput, toValues, type PostValues } from './post-values.js';
import { postForm } from './texts.js';

const IDLE_MS = 1_500;

type SavingState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
export interface NewestPost {
  mine: PostValues;
  theirs: PostValues;
  /** What both began with. */
  base: PostValues;
  adopt: () => void;
}
export type Saving = ReturnType<typeof useSaving>;
type PostFormState = UseFormReturn<PostValues, unknown, PostValues>;

interface SavingOptions {
  isDraft: boolean;
  autosave: boolean;
}

/**
 * Saves one after the other; a draft also automatically, once its writer pauses or leaves. The defaults of the form are
 * what was saved last, so that a dirty form is an unsaved one.
 */
export function useSaving(post: EditedPostFragment, form: PostFormState, { isDraft, autosave }: SavingOptions) {
  const [state, setState] = useState<SavingState>('saved');
  const [update] = useUpdatePostMutation();
  const [ask] = adminBlogApi.endpoints.postForEditing.useLazyQuery();
  const revision = useRef(post.revision);
  const savedText = useRef(JSON.stringify(toValues(post)));
  const inTurn = useInTurn();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopTimer = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };

  const saveNow = async (asDraft: boolean): Promise<boolean> => {
    const values = form.getValues();
    const text = JSON.stringify(values);
    if (text === savedText.current) {
      setState('saved');
      return true;
    }
    if (!(await form.trigger())) {
      setState('failed');
      return false;
    }
    setState('saving');
    const input = { ...toInput(values), id: post.id, revision: revision.current, asDraft };
    const { data, error } = await update({ input });
    if (error) {
      const conflict = isApiError(error) && error.code === 'BLOG_POST.CHANGED_MEANWHILE';
      if (conflict) form.setError('root', { type: 'conflict' });
      else showServerErrors(form, error, postForm.notSaved);
      setState(conflict ? 'conflict' : 'failed');
      return false;
    }
    revision.current = data.post.revision;
    savedText.current = text;
    form.reset(values, { keepValues: true });
    setState(JSON.stringify(form.getValues()) === text ? 'saved' : 'waiting');
    return true;
  };
  const saveNext = (asDraft: boolean): Promise<boolean> => {
    stopTimer();
    return inTurn(() => saveNow(asDraft));
  };
  const saveDraft = useEffectEvent(() => void saveNext(true));
  const isInConflict = useEffectEvent(() => state === 'conflict');

  // Before the timer stops.
  useEffect(
    () => () => {
      if (timer.current) saveDraft();
    },
    [],
  );

  useEffect(() => {
    const isUnsaved = () => JSON.stringify(form.getValues()) !== savedText.current;
    const startTimer = () => {
      stopTimer();
      if (autosave) timer.current = setTimeout(() => saveDraft(), IDLE_MS);
    };
    // A post that was just hidden from visitors may have changes from before.
    if (isUnsaved() && !isInConflict()) startTimer();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (!isUnsaved()) return;
        setState((before) => (before === 'conflict' ? before : 'waiting'));
        startTimer();
      },
    });
    return () => {
      unsubscribe();
      stopTimer();
    };
  }, [autosave, form]);

  /** The post as another editor saved it. Adopted, it is what the next save replaces. */
  const newest = async (): Promise<NewestPost | undefined> => {
    const { data, error } = await ask({ id: post.id });
    // A failed answer comes with the data of an earlier one.
    if (!data || error) {
      toast(postForm.notLoaded, 'error');
      return undefined;
    }
    const theirs = toValues(data.post);
    return {
      mine: form.getValues(),
      theirs,
      base: JSON.parse(savedText.current) as PostValues,
      adopt: () => {
        revision.current = data.post.revision;
        savedText.current = JSON.stringify(theirs);
        form.reset(theirs, { keepValues: true });
      },
    };
  };

  /** What was typed into an earlier text replaces that one only. */
  const restored = ({ before, basedOn }: Typed) => {
    if (basedOn !== undefined) revision.current = basedOn;
    savedText.current = JSON.stringify({ ...(JSON.parse(savedText.current) as PostValues), ...before });
  };

  return {
    state,
    save: () => saveNext(false),
    /** Refused if the post is no longer the draft that its writer saw. */
    submit: () => saveNext(isDraft),
    restored,
    newest,
    setState,
    revision: () => revision.current,
  };
}
