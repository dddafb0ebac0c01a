import { useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Field } from '../../../components/ui/field.js';
import { FilterSelect } from '../../../components/ui/filters.js';
import { Page, PageHeader, Row, Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { useTypedTexts } from '../../../lib/hooks/use-typed-texts.js';
import { ownEventColumns } from '../components/own-event-columns.js';
import { OwnEvents } from '../components/own-events.js';

const statuses = [
  { value: '', label: 'All' },
  { value: 'draft', label: 'Drafts' },
  { value: 'published', label: 'Published' },
] as const;
type Status = (typeof statuses)[number]['value'];

/** The address holds both filters, so that Back works. */
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
      <PageHeader title="All events" lead="Everything you ever ran, past markets and drafts included." />
      <Stack gap={20}>
        <Row gap={20}>
          <Field label="Search">
            {(control) => (
              <input
                {...control}
                type="search"
                maxLength={100}
                placeholder="Title or place"
                value={typed}
                onChange={(event) => onSearch(event.target.value)}
              />
            )}
          </Field>
          <FilterSelect label="Status" value={status} options={statuses} onChange={onStatus} />
        </Row>
        <OwnEvents
          // Another filter begins on its first page.
          key={`${status} ${search}`}
          id="all-events"
          caption="All events"
          columns={ownEventColumns}
          filter={{ search: search || null, status: status || null }}
          filterText={`Search: ${search || 'none'} · Status: ${status || 'all'}`}
          empty={
            filtered ? (
              <EmptyState
                title="No event like that"
                scene="craft_fair"
                action={<Button onClick={clear}>Show all events</Button>}
              >
                Try another word, or look at all of them.
              </EmptyState>
            ) : (
              <EmptyState
                title="No events yet"
                scene="craft_fair"
                action={<LinkButton to="/create-event">Create your first event</LinkButton>}
              >
                What you create or claim is listed here.
              </EmptyState>
            )
          }
        />
      </Stack>
    </Page>
  );
}
