import { useId, useState } from 'react';
import { shiftDate } from '../../../lib/format/dates.js';
import { Button } from '../button.js';
import { Field, Problem } from './field.js';
import styles from './form.module.css';
import { Row } from '../layout.js';
import { dateRange } from './form-texts.js';

/** Local days as `YYYY-MM-DD`; an empty end is open. */
export interface DateRangeValue {
  from: string;
  to: string;
}

/** Saturday and Sunday; on a Sunday, only that day. */
function thisWeekend(today: Date): DateRangeValue {
  const weekday = today.getDay();
  return {
    from: shiftDate(today, { days: weekday === 0 ? 0 : 6 - weekday }),
    to: shiftDate(today, { days: (7 - weekday) % 7 }),
  };
}

const presets: readonly (readonly [string, (today: Date) => DateRangeValue])[] = [
  [dateRange.thisWeekend, thisWeekend],
  [dateRange.next30Days, (today) => ({ from: shiftDate(today, {}), to: shiftDate(today, { days: 30 }) })],
];

const isOrdered = ({ from, to }: DateRangeValue) => !from || !to || from <= to;

interface DateRangeProps {
  label: string;
  value: DateRangeValue;
  /** Called with valid ranges only; others show their error here. */
  onChange: (range: DateRangeValue) => void;
}

export function DateRange({ label, value, onChange }: DateRangeProps) {
  const [draft, setDraft] = useState<DateRangeValue | null>(null);
  const problemId = useId();
  const shown = draft ?? value;
  const take = (next: DateRangeValue) => {
    setDraft(isOrdered(next) ? null : next);
    if (isOrdered(next)) onChange(next);
  };
  const day = (name: 'from' | 'to', title: string) => (
    <Field label={title}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={shown[name]}
          aria-invalid={draft ? true : undefined}
          aria-describedby={draft ? problemId : undefined}
          onChange={(event) => take({ ...shown, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <fieldset className={styles.range}>
      <legend className={styles.choicesLabel}>{label}</legend>
      <div className={styles.days}>
        {day('from', dateRange.from)}
        {day('to', dateRange.to)}
      </div>
      {draft && (
        <Problem id={problemId} announced>
          {dateRange.disordered}
        </Problem>
      )}
      <Row gap={8}>
        {presets.map(([name, range]) => (
          <Button key={name} look="secondary" small onClick={() => take(range(new Date()))}>
            {name}
          </Button>
        ))}
        {(shown.from || shown.to) && (
          <Button look="quiet" small onClick={() => take({ from: '', to: '' })}>
            {dateRange.anyDay}
          </Button>
        )}
      </Row>
    </fieldset>
  );
}
