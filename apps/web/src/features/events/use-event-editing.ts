import { useRef, useState } from 'react';
import { rebaseForm } from '../../components/ui/form/rebase-form.js';
import { DECLINED } from '../../components/ui/form/server-errors.js';
import type { Conflict } from '../../components/ui/form/use-conflict.js';
import { isApiError } from '../../lib/api/types.js';
import type { Typed } from '../../lib/drafts/drafts.slice.js';
import { eventsApi, type UpdateMarketEventInput } from './api/events.generated.js';
import { changeIn, formFieldsOf } from './event-changes.js';
import { toFormValues } from './event-form-schema.js';
import type { EventDetails } from './components/event-facts.js';
import { useEventForm } from './use-event-form.js';

/** As `useConflict`, but saves what the person changed of the revision that they saw. */
export function useEventEditing(event: EventDetails, onSave: (input: UpdateMarketEventInput) => Promise<unknown>) {
  const base = useRef(event);
  const [basedOn, setBasedOn] = useState(event.revision);
  const [conflict, setConflict] = useState<Conflict<EventDetails> | null>(null);
  const [ask] = eventsApi.endpoints.event.useLazyQuery();
  const { form, submit } = useEventForm(async (values) => {
    setConflict(null);
    const { id, revision } = base.current;
    const error = await onSave({ id, revision, ...changeIn(base.current, form.getValues(), values) });
    if (!isApiError(error) || error.code !== 'EVENT.CHANGED_MEANWHILE') return error;
    const { data, error: unread } = await ask({ id });
    if (!data || unread) return error;
    setConflict({ newest: data.event, fields: error.fields.map(({ path }) => path as keyof EventDetails) });
    return DECLINED;
  }, toFormValues(event));
  const settle = (which: 'theirs' | 'mine') => {
    if (!conflict) return;
    const { newest, fields } = conflict;
    rebaseForm(form, {
      from: toFormValues(base.current),
      to: toFormValues(newest),
      except: which === 'theirs' ? fields.flatMap(formFieldsOf) : [],
    });
    base.current = newest;
    setBasedOn(newest.revision);
    setConflict(null);
  };
  /** What was typed into an earlier revision changes that one: what others saved since is then not replaced. */
  const restored = ({ basedOn: revision = base.current.revision }: Typed) => {
    base.current = { ...base.current, revision };
    setBasedOn(revision);
  };
  return { form, submit, conflict, settle, basedOn, restored };
}
