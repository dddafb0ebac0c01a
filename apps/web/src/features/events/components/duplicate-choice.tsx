import type { Ref } from 'react';
import { Field } from '../../../components/ui/form/field.js';
import { Stack } from '../../../components/ui/layout.js';
import { formatDate } from '../../../lib/format/dates.js';
import { duplication } from '../texts/duplication.js';
import { dateAt, isRhythm, rhythmNames, type Offset, type Placement } from '../duplicate-dates.js';

interface PlacementChoiceProps {
  eventDate: string;
  offsets: readonly Offset[];
  value: Placement;
  onChange: (value: Placement) => void;
}

/** Choices of the dates for the duplicates. */
export function PlacementChoice({ eventDate, offsets, value, onChange }: PlacementChoiceProps) {
  const option = (placement: Placement, date?: string) => (
    <label key={placement} style={{ display: 'flex', gap: 10, minHeight: 44, alignItems: 'center' }}>
      <input type="radio" name="duplicate-dates" checked={value === placement} onChange={() => onChange(placement)} />
      <span>
        {duplication.placements[placement]} {date && <small>{formatDate(date)}</small>}
      </span>
    </label>
  );
  return (
    <fieldset>
      <legend>{duplication.dates}</legend>
      <Stack gap={6}>
        {offsets.map((offset) => option(offset, dateAt(eventDate, offset)))}
        {option('onDate')}
        {rhythmNames.map((rhythm) => option(rhythm))}
      </Stack>
    </fieldset>
  );
}

interface PlacementDateProps {
  placement: Placement;
  date: string;
  /** The dates of a series. */
  dates: readonly string[];
  problem: string;
  field: Ref<HTMLInputElement>;
  onChange: (date: string) => void;
  onLeave: () => void;
}

/** The date of the duplicate, or the last one of a series with a preview of all. */
export function PlacementDate({ placement, date, dates, problem, field, onChange, onLeave }: PlacementDateProps) {
  return (
    <>
      <Field label={isRhythm(placement) ? duplication.until : duplication.date} problem={problem}>
        {(control) => (
          <input
            {...control}
            ref={field}
            type="date"
            value={date}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
          />
        )}
      </Field>
      {dates.length > 0 && (
        <div>
          <p>{duplication.preview(dates.length)}</p>
          <ul style={{ columns: '8em', padding: 0, listStyle: 'none', fontSize: 'var(--text-15)' }}>
            {dates.map((one) => (
              <li key={one}>{formatDate(one)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
