import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FilterSelect } from '../../../components/ui/list/filters.js';
import { Page, PageHeader, Row, Stack } from '../../../components/ui/layout.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { isNotFound } from '../../../lib/api/types.js';
import { usePreviewBroadcastQuery, type PreviewBroadcastQueryVariables } from '../api/messages.generated.js';
import { BroadcastForm } from './broadcast-form.js';
import { broadcast as texts } from '../texts/broadcast.js';
import { Recipients } from './recipients.js';
import { SentBroadcasts } from './sent-broadcasts.js';

type Group = PreviewBroadcastQueryVariables['input']['group'];

const groups = (['accepted', 'unpaid', 'pending'] as const).map((value) => ({ value, label: texts.groups[value] }));

interface ToEventProps {
  eventId: string;
  group: Group;
  category: string;
  onChange: (to: { group: Group; category: string }) => void;
}

function ToEvent({ eventId, group, category, onChange }: ToEventProps) {
  const to = { eventId, group, category: category || null };
  const query = usePreviewBroadcastQuery({ input: to });
  const { currentData, data, error } = query;
  if (isNotFound(error)) {
    return (
      <EmptyState title={texts.notFound.title} scene={null}>
        {texts.notFound.text}
      </EmptyState>
    );
  }
  const problem = loadProblem(query, texts.notLoaded);
  if (problem && !data) return <ErrorState {...problem} />;
  const categories = [...new Set([...(data?.preview.categories ?? []), ...(category ? [category] : [])])];
  return (
    <Stack gap={20}>
      <Row>
        <FilterSelect
          label={texts.group}
          value={group}
          options={groups}
          onChange={(value) => onChange({ group: value, category })}
        />
        <FilterSelect
          label={texts.category}
          value={category}
          options={[{ value: '', label: texts.allCategories }, ...categories.map((value) => ({ value, label: value }))]}
          onChange={(value) => onChange({ group, category: value })}
        />
      </Row>
      {problem && <ErrorState {...problem} />}
      {currentData && <Recipients preview={currentData.preview} />}
      {!currentData && !problem && <SkeletonCards count={1} lines={2} />}
      <BroadcastForm to={to} total={currentData?.preview.total ?? 0} />
      <SentBroadcasts eventId={eventId} />
    </Stack>
  );
}

interface BroadcastProps {
  /** `hint` is shown until an event is chosen. */
  pickEvent: (picker: { value: string; onChange: (id: string) => void; hint: ReactNode }) => ReactNode;
}

/** One message to many vendors, of the event, the group, and the category in the address. */
export function Broadcast({ pickEvent }: BroadcastProps) {
  const [params, setParams] = useSearchParams();
  const eventId = params.get('event') ?? '';
  const group = groups.find(({ value }) => value === params.get('to'))?.value ?? 'accepted';
  return (
    <Page>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack gap={20}>
        {pickEvent({
          value: eventId,
          onChange: (id) => setParams(id ? { event: id } : {}, { replace: true }),
          hint: (
            <EmptyState title={texts.pick.title} scene={null}>
              {texts.pick.text}
            </EmptyState>
          ),
        })}
        {eventId && (
          <ToEvent
            key={eventId}
            eventId={eventId}
            group={group}
            category={params.get('category') ?? ''}
            onChange={({ group: to, category }) =>
              setParams({ event: eventId, to, ...(category && { category }) }, { replace: true })
            }
          />
        )}
      </Stack>
    </Page>
  );
}
