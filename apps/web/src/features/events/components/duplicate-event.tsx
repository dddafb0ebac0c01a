import { zodResolver } from '@hookform/resolvers/zod';
import { MAX_DUPLICATES } from '@stallbook/kernel/limits';
import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { ChoiceField, TextField } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { formatDate, ownTimeZone, todayIn } from '../../../lib/format/dates.js';
import { useIsShown } from '../../../lib/hooks/use-is-shown.js';
import { useDuplicateEventMutation, useRepeatEventMutation } from '../api/events.generated.js';
import { dateAt, isOffset, isRhythm, offsetsFrom, placements, rhythmNames, seriesOf } from '../duplicate-dates.js';
import { duplication as texts } from '../texts/duplication.js';
import styles from './duplicate-event.module.css';

const shape = z.object({ placement: z.enum(placements), date: z.string() });
type Values = z.infer<typeof shape>;

/** The dates of a series; none for one duplicate. */
const datesOf = ({ placement, date }: Values, eventDate: string, today: string): string[] =>
  isRhythm(placement) ? seriesOf(eventDate, placement, { today, until: date }) : [];

function dateProblem(values: Values, eventDate: string, today: string): string | null {
  const { placement, date } = values;
  if (isOffset(placement)) return null;
  if (!date) return texts.noDate;
  if (date < today) return texts.pastDate;
  const dates = datesOf(values, eventDate, today);
  if (dates.length > MAX_DUPLICATES) return texts.tooMany(MAX_DUPLICATES);
  return isRhythm(placement) && dates.length === 0 ? texts.noneUntil : null;
}

const schemaOf = (eventDate: string, today: string) =>
  shape.superRefine((values, { addIssue }) => {
    const message = dateProblem(values, eventDate, today);
    if (message) addIssue({ code: 'custom', path: ['date'], message });
  });

interface DuplicateEventProps {
  event: { id: string; title: string; eventDate: string };
  onClose: () => void;
  /** The choice of the event, if there is one. */
  children?: ReactNode;
}

/** Asks where the dates go. Opens a single duplicate for editing, and lists those of a series. */
export function DuplicateEvent({ event: { id, title, eventDate }, onClose, children }: DuplicateEventProps) {
  const navigate = useNavigate();
  const isShown = useIsShown();
  const today = todayIn(ownTimeZone());
  const [duplicate] = useDuplicateEventMutation();
  const [repeat] = useRepeatEventMutation();
  const offsets = offsetsFrom(eventDate, today);
  const choices = [...offsets, 'onDate' as const, ...rhythmNames];
  const [first = 'onDate'] = choices;
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver: zodResolver(schemaOf(eventDate, today)),
    defaultValues: { placement: first, date: '' },
  });
  const values = form.watch();
  const { placement } = values;
  const isPossible = choices.includes(placement);
  useEffect(() => {
    if (!isPossible) form.setValue('placement', first);
  }, [form, isPossible, first]);
  // What was wrong with another choice says nothing about this one.
  useEffect(() => form.clearErrors(), [form, id, placement]);
  const dates = dateProblem(values, eventDate, today) ? [] : datesOf(values, eventDate, today);
  const send = async (chosen: Values) => {
    if (isRhythm(chosen.placement)) {
      const { error } = await repeat({ input: { id, eventDates: datesOf(chosen, eventDate, today) } });
      if (!error && isShown()) void navigate('/my-events');
      return { error };
    }
    const newDate = isOffset(chosen.placement) ? dateAt(eventDate, chosen.placement) : chosen.date;
    const { data, error } = await duplicate({ input: { id, eventDate: newDate } });
    if (data && isShown()) void navigate(`/events/${data.event.id}/edit`);
    return { error };
  };
  return (
    <FormDialog
      title={texts.title(title)}
      form={form}
      send={send}
      texts={{
        send: dates.length > 0 ? texts.confirmMany(dates.length) : texts.confirm,
        done: dates.length > 0 ? texts.doneMany(dates.length) : texts.done,
        failed: texts.failed,
      }}
      onClose={onClose}
    >
      {children}
      <p>{texts.text}</p>
      <ChoiceField
        name="placement"
        label={texts.dates}
        options={choices.map((value) => ({
          value,
          label: texts.placements[value],
          hint: isOffset(value) && formatDate(dateAt(eventDate, value)),
        }))}
      />
      {!isOffset(placement) && (
        <TextField name="date" label={isRhythm(placement) ? texts.until : texts.date} type="date" />
      )}
      {dates.length > 0 && (
        <div>
          <p>{texts.preview(dates.length)}</p>
          <ul className={styles.dates}>
            {dates.map((one) => (
              <li key={one}>{formatDate(one)}</li>
            ))}
          </ul>
        </div>
      )}
    </FormDialog>
  );
}
