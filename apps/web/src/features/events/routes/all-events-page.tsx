import { Button, LinkButton } from '../../../components/ui/button.js';
import { FilterSelect, SearchField } from '../../../components/ui/list/filters.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { oneOf, typed } from '../../../lib/lists/filters.js';
import { ownEventColumns } from '../components/own-event-columns.js';
import { OwnEvents } from '../components/own-events.js';
import { allEvents } from '../texts/own-events.js';
import { useOwnEvents, whenOf } from '../use-own-events.js';

const filters = { search: typed, status: oneOf('', 'draft', 'published'), when: oneOf('', 'upcoming', 'past') };
const times = filters.when.values.map((value) => ({ value, label: allEvents.times[value || 'any'] }));
const statuses = filters.status.values.map((value) => ({ value, label: allEvents.statuses[value || 'any'] }));

export function Component() {
  const {
    list,
    filters: { chosen, texts, type, choose, clear, isFiltered },
  } = useOwnEvents({
    filters,
    ask: ({ search, status, when }, paging) => ({
      input: { search: search || null, status: status || null, ...whenOf(when), ...paging },
    }),
  });
  return (
    <Page>
      <PageHeader title={allEvents.title} lead={allEvents.lead} />
      <OwnEvents
        id="all-events"
        caption={allEvents.title}
        columns={ownEventColumns}
        list={list}
        filters={
          <>
            <SearchField
              label={allEvents.search}
              maxLength={100}
              placeholder={allEvents.searchExample}
              value={texts.search}
              onChange={(search) => type({ search })}
            />
            <FilterSelect
              label={allEvents.status}
              value={chosen.status}
              options={statuses}
              onChange={(status) => choose({ status })}
            />
            <FilterSelect
              label={allEvents.when}
              value={chosen.when}
              options={times}
              onChange={(when) => choose({ when })}
            />
          </>
        }
        filterText={allEvents.filteredBy(
          chosen.search,
          allEvents.statuses[chosen.status || 'any'],
          allEvents.times[chosen.when || 'any'],
        )}
        empty={
          isFiltered ? (
            <EmptyState
              title={allEvents.noneLikeThat.title}
              scene="craft_fair"
              action={<Button onClick={clear}>{allEvents.noneLikeThat.action}</Button>}
            >
              {allEvents.noneLikeThat.text}
            </EmptyState>
          ) : (
            <EmptyState
              title={allEvents.none.title}
              scene="craft_fair"
              action={<LinkButton to="/create-event">{allEvents.none.action}</LinkButton>}
            >
              {allEvents.none.text}
            </EmptyState>
          )
        }
      />
    </Page>
  );
}
