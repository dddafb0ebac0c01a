import { eventTypeLabel, eventTypes, type EventType } from '../../../components/event/event-words.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { ranges, type Filters, type Range } from '../filters.js';
import { eventSearch as texts } from '../texts/search.js';
import styles from './event-search.module.css';
import { FilterChip } from './filter-chip.js';

interface EventSearchProps {
  search: string;
  location: string;
  filters: Filters;
  onSearch: (text: string) => void;
  onLocation: (text: string) => void;
  onChange: (change: Partial<Filters>) => void;
}

const datesText = ({ range, dateFrom, dateTo }: Filters): string => {
  if (range !== 'custom') return texts.ranges[range];
  if (dateFrom && dateTo) return formatDateRange(dateFrom, dateTo);
  return dateFrom
    ? texts.fromDay(formatDateRange(dateFrom))
    : dateTo
      ? texts.untilDay(formatDateRange(dateTo))
      : texts.ranges.custom;
};

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

export function EventSearch({ search, location, filters, onSearch, onLocation, onChange }: EventSearchProps) {
  const pick = (range: Range) => onChange({ range, dateFrom: filters.dateFrom, dateTo: filters.dateTo });
  return (
    <form role="search" className={styles.bar} onSubmit={(event) => event.preventDefault()}>
      <TextCell name={texts.what.name} value={search} placeholder={texts.what.example} onChange={onSearch} />
      <TextCell name={texts.where.name} value={location} placeholder={texts.where.example} onChange={onLocation} />
      <FilterChip name={texts.when} value={datesText(filters)}>
        {(picked) => (
          <>
            {ranges
              .filter((range) => range !== 'custom' || filters.range === 'custom')
              .map((range) => (
                <label key={range} className={styles.option}>
                  <input
                    type="radio"
                    name="range"
                    checked={filters.range === range}
                    onChange={() => {
                      pick(range);
                      picked();
                    }}
                  />
                  {range === 'all' || range === 'custom' ? texts.ranges[range] : texts.back(texts.ranges[range])}
                </label>
              ))}
            <div className={styles.dates}>
              <label>
                {texts.from}
                <input
                  type="date"
                  value={filters.dateFrom}
                  onChange={(event) => onChange({ range: 'custom', dateFrom: event.target.value })}
                />
              </label>
              <label>
                {texts.to}
                <input
                  type="date"
                  value={filters.dateTo}
                  onChange={(event) => onChange({ range: 'custom', dateTo: event.target.value })}
                />
              </label>
            </div>
          </>
        )}
      </FilterChip>
      <FilterChip name={texts.type} value={filters.eventType ? eventTypeLabel(filters.eventType) : texts.anyType}>
        {(picked) =>
          [['', texts.anyType] as const, ...(Object.entries(eventTypes) as [EventType, string][])].map(
            ([value, label]) => (
              <label key={value} className={styles.option}>
                <input
                  type="radio"
                  name="type"
                  checked={filters.eventType === value}
                  onChange={() => {
                    onChange({ eventType: value });
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
