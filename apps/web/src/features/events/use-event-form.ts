import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '../../components/ui/form/server-errors.js';
import { isApiError } from '../../lib/api/types.js';
import { eventForm } from './texts/form.js';
import { formFieldsOf } from './event-changes.js';
import { eventFormSchema, type EventFormValues } from './event-form-schema.js';

/** The API names some fields differently. */
const renamed = (error: unknown) => {
  if (!isApiError(error)) return error;
  const fields = error.fields.map((field) => ({ ...field, path: formFieldsOf(field.path)[0] ?? field.path }));
  return { ...error, fields };
};

/** `onSave` answers the error, if there was one, or `DECLINED`. */
export function useEventForm<How extends unknown[]>(
  onSave: (values: EventFormValues, ...how: How) => Promise<unknown>,
  defaultValues: EventFormValues,
) {
  const form = useForm<EventFormValues>({
    resolver: zodResolver(eventFormSchema),
    defaultValues,
  });
  const submit = async (values: EventFormValues, ...how: How) => {
    const error = await onSave(values, ...how);
    if (error) showServerErrors(form, renamed(error), eventForm.notSaved);
  };
  return { form, submit };
}
