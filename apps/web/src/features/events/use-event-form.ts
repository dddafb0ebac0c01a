import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '../../components/ui/server-errors.js';
import type { CreateMarketEventInput } from './api/events.generated.js';
import { eventForm } from './texts/form.js';
import { eventFormSchema, toEventInput, toFormValues, type EventFormValues } from './event-form-schema.js';
import type { EventDetails } from './components/event-facts.js';

/** The API names the two amounts differently. */
const formNames: Record<string, string> = { boothFeeCents: 'boothFee', applicationFeeCents: 'applicationFee' };
const renamed = (error: unknown) => {
  if (typeof error !== 'object' || error === null || !('fields' in error) || !Array.isArray(error.fields)) return error;
  return {
    ...error,
    fields: error.fields.map((field: { path: string; message: string }) => ({
      ...field,
      path: formNames[field.path] ?? field.path,
    })),
  };
};

/** An answer of `onSave`: the person decided not to save yet, so the form stays unsaved. */
export const DECLINED = Symbol('declined');

/** `onSave` answers the error, if there was one. */
export function useEventForm(onSave: (input: CreateMarketEventInput) => Promise<unknown>, event?: EventDetails) {
  const form = useForm<EventFormValues, unknown, EventFormValues>({
    resolver: zodResolver(eventFormSchema),
    defaultValues: toFormValues(event),
  });
  const submit = async (values: EventFormValues) => {
    const error = await onSave(toEventInput(values));
    if (error === DECLINED) form.setError('root', { type: 'declined' });
    else if (error) showServerErrors(form, renamed(error), eventForm.notSaved);
  };
  return { form, submit };
}
