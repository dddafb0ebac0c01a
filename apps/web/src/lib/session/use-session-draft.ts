import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { openForms } from './open-forms.js';
import { sessionDrafts } from './session-drafts.js';

/**
 * Keeps what is typed into the form around it beyond the end of the session, and finds it again. `about`: which form it
 * is, where an address has several.
 */
export function useSessionDraft(userId: string, about = '') {
  const form = useFormContext();
  const { isDirty, isSubmitSuccessful } = useFormState({ control: form.control });
  const path = useLocation().pathname + (about && `#${about}`);
  const [draft, setDraft] = useState(() => sessionDrafts.read(userId, path));
  const dirty = useRef(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
  });
  useEffect(
    () => openForms.add({ userId, path, unsaved: () => (dirty.current ? form.getValues() : null) }),
    [userId, path, form],
  );
  const discard = () => {
    sessionDrafts.remove(userId, path);
    setDraft(null);
  };
  useEffect(() => {
    if (!isSubmitSuccessful) return;
    sessionDrafts.remove(userId, path);
    setDraft(null);
  }, [isSubmitSuccessful, userId, path]);
  const restore = () => {
    form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true });
    discard();
  };
  return { draft, restore, discard };
}
