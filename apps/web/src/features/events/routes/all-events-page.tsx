import { useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Field } from '../../../components/ui/field.js';
import { FilterSelect } from '../../../components/ui/filters.js';
import { Page, PageHeader, Row, Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { useTypedTexts } from '../../../lib/hooks/use-typed-texts.js';
import { ownEventColumns } from '../components/own-event-columns.js';
import { OwnEvents } from '../components/own-events.js';
import { allEvents } from '../texts/own-events.js';

const statuses = [
  { value: '', label: allEvents.statuses.any },
  { value: 'draft', label: allEvents.statuses.draft },
  { value: 'published', label: allEvents.statuses.published },
] as const;
type Status = (typeof statuses)[number]['value'];

function useFilters() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const status: Status = statuses.find(({ value }) => value === params.get('status'))?.value ?? '';
  const write = (next: { search: string; status: Status }, replace: boolean) => {
    const entries = Object.entries(next).filter(([, value]) => value.trim() !== '');
    setParams(new URLSearchParams(entries), { replace, preventScrollReset: true });
  };
  const { texts, type, settle } = useTypedTexts({ search }, (typed) => write({ ...typed, status }, true));
  return {
    search,
    status,
    typed: texts.search,
    onSearch: (text: string) => type({ search: text }),
    onStatus: (value: Status) => write({ ...settle(), status: value }, false),
    clear: () => write({ ...settle({ search: '' }), status: '' }, false),
  };
}

export function Component() {
  const { search, status, typed, onSearch, onStatus, clear } = useFilters();
  const filtered = search !== '' || status !== '';
  return (
    <Page>
      <PageHeader title={allEvents.title} lead={allEvents.lead} />
      <Stack gap={20}>
        <Row gap={20}>
          <Field label={allEvents.search}>
            {(control) => (
              <input
                {...control}
                type="search"
                maxLength={100}
                placeholder={allEvents.searchExample}
                value={typed}
                onChange={(event) => onSearch(event.target.value)}
              />
            )}
          </Field>
          <FilterSelect label={allEvents.status} value={status} options={statuses} onChange={onStatus} />
        </Row>
        <OwnEvents
          key={`${status} ${search}`}
          id="all-events"
          caption={allEvents.title}
          columns={ownEventColumns}
          filter={{ search: search || null, status: status || null }}
          filterText={allEvents.filteredBy(search, status)}
          empty={
            filtered ? (
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
      </Stack>
    </Page>
  );
}
