import { SENT_STATUSES } from '@stallbook/contracts/application-statuses';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { FilterSelect, SearchField, Segments } from '../../../components/ui/list/filters.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { MoreFilters } from '../../../components/ui/list/more-filters.js';
import { chosenCount, oneOf, picked, typed } from '../../../lib/lists/filters.js';
import type { ListAddress } from '../../../lib/lists/use-list-address.js';
import { useDeskChoicesQuery, type DeskApplicationsQuery } from '../api/applications.generated.js';
import { statusOptions } from '../components/status-options.js';
import { ViewSwitch } from '../components/view-switch.js';
import { desk as texts } from '../texts/desk.js';
import { statusFilter } from '../texts/lists.js';
import styles from './desk.module.css';

export const deskFilters = {
  application: picked,
  event: picked,
  /** First of all, what waits for a decision. */
  status: oneOf('pending', 'all', 'accepted', 'rejected', 'withdrawn'),
  category: picked,
  paid: oneOf('', 'yes', 'no'),
  tag: picked,
  shortlist: oneOf('', 'yes'),
  q: typed,
  order: oneOf('newest', 'rating', 'vendor', 'category'),
  view: oneOf('cards', 'table'),
};
type DeskAddress = ListAddress<typeof deskFilters>;

type Counts = DeskApplicationsQuery['applications']['counts'];

const statuses = ['all', ...SENT_STATUSES] as const;
const payments = deskFilters.paid.values.map((value) => ({ value, label: texts.paidOptions[value || 'all'] }));
const orders = deskFilters.order.values.map((value) => ({ value, label: texts.orders[value] }));
const choicesOf = (all: string, values: readonly string[] = [], now = '') => {
  // What the address names stays a choice while the list of them loads.
  const known = now === '' || values.includes(now) ? values : [now, ...values];
  return [{ value: '', label: all }, ...known.map((value) => ({ value, label: value }))];
};

/** All that narrows and sorts the desk; the address holds it. */
export function DeskFilters({
  address: { chosen, choose, texts: written, type },
  counts,
  pickEvent,
}: {
  address: DeskAddress;
  counts: Counts | undefined;
  pickEvent: (value: string, onChange: (id: string) => void) => ReactNode;
}) {
  const choices = useDeskChoicesQuery().data?.choices;
  const { application, event, status, category, paid, tag, shortlist, order, view } = chosen;
  return (
    <Stack gap={16}>
      <div className={styles.filters} role="search" aria-label={texts.filters}>
        {pickEvent(event, (id) => choose({ event: id }))}
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          maxLength={100}
          value={written.q}
          onChange={(q) => type({ q })}
        />
        <MoreFilters chosen={chosenCount(deskFilters, chosen, ['category', 'tag', 'paid', 'order'])}>
          <FilterSelect
            label={texts.category}
            value={category}
            options={choicesOf(texts.allCategories, choices?.categories, category)}
            onChange={(value) => choose({ category: value })}
          />
          <FilterSelect
            label={texts.tag}
            value={tag}
            options={choicesOf(texts.allTags, choices?.tags, tag)}
            onChange={(value) => choose({ tag: value })}
          />
          <FilterSelect
            label={texts.paid}
            value={paid}
            options={payments}
            onChange={(value) => choose({ paid: value })}
          />
          <FilterSelect
            label={texts.order}
            value={order}
            options={orders}
            onChange={(value) => choose({ order: value })}
          />
        </MoreFilters>
      </div>
      <Row gap={20}>
        <Segments
          label={statusFilter.label}
          value={application ? 'all' : status}
          options={statusOptions(statuses, counts)}
          onChange={(value) => choose({ application: '', status: value })}
        />
        <Button
          look={shortlist ? 'primary' : 'secondary'}
          icon="bookmark"
          aria-pressed={shortlist === 'yes'}
          onClick={() => choose({ shortlist: shortlist ? '' : 'yes' })}
        >
          {texts.shortlist}
        </Button>
        <ViewSwitch value={view} onChange={(value) => choose({ view: value })} />
      </Row>
    </Stack>
  );
}
