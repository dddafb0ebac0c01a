import { eventTypeLabel, eventTypes, type EventType } from '../../../components/event/event-words.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { datesOf, ranges, type EventFilters, type Filters, type Range } from '../filters.js';
import { eventSearch as texts } from '../texts/search.js';
import styles from './event-search.module.css';
import { FilterChip } from './filter-chip.js';

function datesText(chosen: Filters): string {
  const { dateFrom, dateTo } = datesOf(chosen, new Date());
  if (chosen.range !== 'custom') return texts.ranges[chosen.range];
  if (dateFrom && dateTo) return formatDateRange(dateFrom, dateTo);
  if (dateFrom) return texts.fromDay(formatDateRange(dateFrom));
  return dateTo ? texts.untilDay(formatDateRange(dateTo)) : texts.ranges.custom;
}

function TextCell({
  name,
  value,
  placeholder,
  onChange,
}: {
  name: string;
  value: string;
  placeholder: string;
  onChange: (text: string) => void;
}) {
  return (
    <label className={styles.cell}>
      <span className={styles.name}>{name}</span>
      <input type="search" value={value} placeholder={placeholder} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

export function EventSearch({ filters }: { filters: EventFilters }) {
  const { chosen, texts: fields, type, choose } = filters;
  const dates = datesOf(chosen, new Date());
  const pick = (range: Range) => choose({ range, from: '', to: '' });
  const pickDates = (change: Partial<typeof dates>) => {
    const { dateFrom, dateTo } = { ...dates, ...change };
    choose({ range: 'custom', from: dateFrom, to: dateTo });
  };
  return (
    <form role="search" className={styles.bar} onSubmit={(event) => event.preventDefault()}>
      <TextCell
        name={texts.what.name}
        value={fields.search}
        placeholder={texts.what.example}
        onChange={(search) => type({ search })}
      />
      <TextCell
        name={texts.where.name}
        value={fields.location}
        placeholder={texts.where.example}
        onChange={(location) => type({ location })}
      />
      <FilterChip name={texts.when} value={datesText(chosen)}>
        {(picked) => (
          <>
            {ranges
              .filter((range) => range !== 'custom' || chosen.range === 'custom')
              .map((range) => (
                <label key={range} className={styles.option}>
                  <input
                    type="radio"
                    name="range"
                    checked={chosen.range === range}
                    onChange={() => {
                      pick(range);
                      picked();
                    }}
                  />
                  {texts.ranges[range]}
                </label>
              ))}
            <div className={styles.dates}>
              <label>
                {texts.from}
                <input
                  type="date"
                  value={dates.dateFrom}
                  onChange={(event) => pickDates({ dateFrom: event.target.value })}
                />
              </label>
              <label>
                {texts.to}
                <input
                  type="date"
                  value={dates.dateTo}
                  onChange={(event) => pickDates({ dateTo: event.target.value })}
                />
              </label>
            </div>
          </>
        )}
      </FilterChip>
      <FilterChip name={texts.type} value={chosen.type ? eventTypeLabel(chosen.type) : texts.anyType}>
        {(picked) =>
          [['', texts.anyType] as const, ...(Object.entries(eventTypes) as [EventType, string][])].map(
            ([value, label]) => (
              <label key={value} className={styles.option}>
                <input
                  type="radio"
                  name="type"
                  checked={chosen.type === value}
                  onChange={() => {
                    choose({ type: value });
                    picked();
                  }}
                />
                {label}
              </label>
            ),
          )
        }
      </FilterChip>
    </form>
  );
}
