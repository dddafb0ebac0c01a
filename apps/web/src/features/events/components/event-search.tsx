import { Suspense, useState } from 'react';
import { eventTypeLabel } from '../../../components/event/event-labels.js';
import { Button } from '../../../components/ui/button.js';
import { useLayout } from '../../../lib/hooks/use-media.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { filterCount, offerCount, type EventFilters } from '../filters.js';
import { eventSearch as texts } from '../texts/search.js';
import styles from './event-search.module.css';
import { FilterChip } from './filter-chip.js';
import { datesText, distanceText } from '../filter-labels.js';
import { TextCell } from './text-cell.js';

const ActiveFilters = lazyPart(() => import('./active-filters.js'), 'ActiveFilters');
const DateOptions = lazyPart(() => import('./filter-options.js'), 'DateOptions');
const DistanceOptions = lazyPart(() => import('./filter-options.js'), 'DistanceOptions');
const TypeOptions = lazyPart(() => import('./filter-options.js'), 'TypeOptions');
const OfferOptions = lazyPart(() => import('./offer-options.js'), 'OfferOptions');
const FilterSheet = lazyPart(() => import('./filter-sheet.js'), 'FilterSheet');

interface EventSearchProps {
  filters: EventFilters;
  /** Matches, in words. */
  found?: string;
}

/** On a phone one field, whose filters open in a sheet. */
export function EventSearch({ filters, found }: EventSearchProps) {
  const { chosen, texts: fields, type } = filters;
  const isPhone = useLayout() === 'mobile';
  const [open, setOpen] = useState(false);
  const chips = isPhone ? filterCount(chosen) : offerCount(chosen) + Number(chosen.area !== '');
  const what = (
    <TextCell
      name={texts.what.name}
      value={fields.search}
      placeholder={texts.what.example}
      onChange={(search) => type({ search })}
    />
  );
  return (
    <>
      <form role="search" className={styles.bar} onSubmit={(event) => event.preventDefault()}>
        {what}
        {isPhone ? (
          <Button look="quiet" icon="list" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {texts.filters(filterCount(chosen))}
          </Button>
        ) : (
          <>
            <TextCell
              name={texts.where.name}
              value={fields.location}
              placeholder={texts.where.example}
              onChange={(location) => type({ location })}
            />
            <FilterChip name={texts.distance.name} value={distanceText(chosen)}>
              {(picked) => <DistanceOptions filters={filters} picked={picked} />}
            </FilterChip>
            <FilterChip name={texts.when} value={datesText(chosen)}>
              {(picked) => <DateOptions filters={filters} picked={picked} />}
            </FilterChip>
            <FilterChip name={texts.type} value={chosen.type ? eventTypeLabel(chosen.type) : texts.anyType}>
              {(picked) => <TypeOptions filters={filters} picked={picked} />}
            </FilterChip>
            <FilterChip name={texts.more.name} value={texts.more.chosen(offerCount(chosen))}>
              {() => <OfferOptions filters={filters} />}
            </FilterChip>
          </>
        )}
      </form>
      {chips > 0 && (
        <Suspense fallback={<div className={styles.active} />}>
          <ActiveFilters filters={filters} besideBar={!isPhone} />
        </Suspense>
      )}
      {open && (
        <Suspense>
          <FilterSheet filters={filters} found={found} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
