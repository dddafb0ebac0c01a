import { isSame } from '../../lib/is-same.js';
import type { CreateMarketEventInput, UpdateMarketEventInput } from './api/events.generated.js';
import { toEventInput, toFormValues, type EventFormValues } from './event-form-schema.js';
import type { EventDetails } from './components/event-facts.js';

export type EventChange = Omit<UpdateMarketEventInput, 'id' | 'revision' | 'reason'>;
type ChangedField = keyof EventFormValues;

/** What the person changed, as the API names it. `typed` is what the form contains, `values` the same made valid. */
export function changeIn(event: EventDetails, typed: EventFormValues, values: EventFormValues): EventChange {
  // The form shows a policy where there is none yet.
  const began = { ...toEventInput(toFormValues(event)), ...(!event.refundPolicy && { refundPolicy: null }) };
  const [after, input] = [toEventInput(typed), toEventInput(values)];
  const changed = Object.entries(input).filter(([field]) => {
    const key = field as keyof CreateMarketEventInput;
    return !isSame(began[key], after[key]);
  });
  const change: EventChange = Object.fromEntries(changed);
  // An event of one day ends with its date.
  return change.eventDate ? { ...change, eventEndDate: input.eventEndDate } : change;
}

const amounts: Record<string, ChangedField> = { boothFeeCents: 'boothFee', applicationFeeCents: 'applicationFee' };
const refunds: ChangedField[] = ['refundPreset', 'refundFullDays', 'refundPartialDays', 'refundPartialPercent'];

/** The fields of the form for one of the API. */
export const formFieldsOf = (path: string): ChangedField[] =>
  path === 'refundPolicy' ? refunds : [amounts[path] ?? (path as ChangedField)];
