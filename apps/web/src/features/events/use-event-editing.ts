import { useRef, useState } from 'react';
import { DECLINED } from '../../components/ui/form/server-errors.js';
import { isApiError } from '../../lib/api/types.js';
import type { Typed } from '../../lib/drafts/drafts.slice.js';
import { useLazyEventQuery, type UpdateMarketEventInput } from './api/events.generated.js';
import { changeIn, formFieldsOf, keptValues } from './event-changes.js';
import { toFormValues } from './event-form-schema.js';
import type { EventDetails } from './components/event-facts.js';
import { useEventForm } from './use-event-form.js';

/** What others saved meanwhile in the fields that the person changed too. */
export interface EventConflict {
  newest: EventDetails;
  fields: readonly string[];
}

/** Saves what the person changed, based on the event that they saw. */
export function useEventEditing(event: EventDetails, onSave: (input: UpdateMarketEventInput) => Promise<unknown>) {
  const base = useRef(event);
  const [basedOn, setBasedOn] = useState(event.revision);
  const [conflict, setConflict] = useState<EventConflict | null>(null);
  const [ask] = useLazyEventQuery();
  const { form, submit } = useEventForm(async (values) => {
    setConflict(null);
    const { id, revision } = base.current;
    const error = await onSave({ id, revision, ...changeIn(base.current, form.getValues(), values) });
    if (!isApiError(error) || error.code !== 'EVENT.CHANGED_MEANWHILE') return error;
    const { data, error: unread } = await ask({ id });
    if (!data || unread) return error;
    setConflict({ newest: data.event, fields: error.fields.map(({ path }) => path) });
    return DECLINED;
  }, toFormValues(event));
  /** What the person typed stays, except in these fields of the API. */
  const rebase = (newest: EventDetails, except: readonly string[]) => {
    const kept = keptValues(base.current, form.getValues(), except.flatMap(formFieldsOf));
    form.reset(toFormValues(newest));
    form.reset({ ...toFormValues(newest), ...kept }, { keepDefaultValues: true });
    base.current = newest;
    setBasedOn(newest.revision);
    setConflict(null);
  };
  /** What was typed into an earlier revision changes that one: what others saved since is then not replaced. */
  const restored = ({ basedOn: revision = base.current.revision }: Typed) => {
    base.current = { ...base.current, revision };
    setBasedOn(revision);
  };
  return { form, submit, conflict, rebase, basedOn, restored };
}
