import { placeName } from '@stallbook/kernel/us-states';
import type { KeyboardEvent } from 'react';
import type { EventType } from '../../../components/event/event-labels.js';
import { eventTypes } from '../../../components/event/texts.js';
import { Button } from '../../../components/ui/button.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { datesOf, distances, type EventFilters } from '../filters.js';
import { weekendOf } from '../weekend.js';
import { filterSheet } from '../texts/filter-sheet.js';
import { eventSearch as texts } from '../texts/search.js';
import { DayField } from './day-field.js';
import styles from './event-search.module.css';

const ranges = ['30', '60', '180', 'this_month', 'next_month', 'all', 'custom'] as const;

export interface OptionsProps {
  filters: EventFilters;
  picked?: () => void;
}

interface ChoiceProps<T extends string> {
  name: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onPick: (value: T) => void;
}

export function Choice<T extends string>({ name, value, options, onPick }: ChoiceProps<T>) {
  return options.map(([option, label]) => (
    <label key={option} className={styles.option}>
      <input type="radio" name={name} checked={value === option} onChange={() => onPick(option)} />
      {label}
    </label>
  ));
}

/** Enter closes the list of a chip, so what it presses must be done before. */
const pressed = (act: () => void) => ({
  onClick: act,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  },
});

const weekends = [filterSheet.thisWeekend, filterSheet.nextWeekend];

export function DateOptions({ filters: { chosen, choose }, picked }: OptionsProps) {
  const dates = datesOf(chosen, new Date());
  const pickDates = (change: Partial<typeof dates>) => {
    const { dateFrom, dateTo } = { ...dates, ...change };
    choose({ range: 'custom', from: dateFrom, to: dateTo });
  };
  const offered = ranges.filter((range) => range !== 'custom' || chosen.range === 'custom');
  return (
    <>
      <Choice
        name="range"
        value={chosen.range}
        options={offered.map((range) => [range, texts.ranges[range]] as const)}
        onPick={(range) => {
          choose({ range, from: '', to: '' });
          picked?.();
        }}
      />
      <div className={styles.chips}>
        {weekends.map((label, weeks) => (
          <Button
            key={label}
            small
            look="secondary"
            {...pressed(() => {
              pickDates(weekendOf(new Date(), weeks));
              picked?.();
            })}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.dates}>
        <DayField label={filterSheet.from} value={dates.dateFrom} onPick={(dateFrom) => pickDates({ dateFrom })} />
        <DayField label={filterSheet.to} value={dates.dateTo} onPick={(dateTo) => pickDates({ dateTo })} />
      </div>
    </>
  );
}

/** Fills in the place of the viewer's profile. */
function NearHome({ filters: { chosen, texts: fields, choose }, picked }: OptionsProps) {
  const { city, state } = useViewer()?.profile ?? {};
  const home = city && state ? placeName(city, state) : '';
  if (!home || fields.location === home) return null;
  const search = () => {
    choose({ location: home, within: chosen.within || '50' });
    picked?.();
  };
  return (
    <Button small look="secondary" icon="pin" {...pressed(search)}>
      {filterSheet.near(home)}
    </Button>
  );
}

export function DistanceOptions(props: OptionsProps) {
  const {
    filters: { chosen, texts: fields, choose },
    picked,
  } = props;
  return (
    <>
      <NearHome {...props} />
      <Choice
        name="within"
        value={chosen.within}
        options={distances.map((miles) => [miles, miles ? texts.distance.within(miles) : texts.distance.any] as const)}
        onPick={(within) => {
          choose({ within });
          picked?.();
        }}
      />
      {chosen.within && !fields.location.trim() && <p role="status">{filterSheet.needsPlace}</p>}
    </>
  );
}

const types = [['', texts.anyType] as const, ...(Object.entries(eventTypes) as [EventType, string][])];

export function TypeOptions({ filters: { chosen, choose }, picked }: OptionsProps) {
  return (
    <Choice
      name="type"
      value={chosen.type}
      options={types}
      onPick={(type) => {
        choose({ type });
        picked?.();
      }}
    />
  );
}
