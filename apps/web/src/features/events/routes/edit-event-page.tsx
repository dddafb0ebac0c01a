import { useRef, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { ErrorScreen } from '../../../components/ui/error-screen.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { DECLINED } from '../../../components/ui/form/server-errors.js';
import { Loading } from '../../../components/ui/loading.js';
import { toast } from '../../../components/ui/toast.js';
import { isApiError } from '../../../lib/api/types.js';
import { useIsShown } from '../../../lib/hooks/use-is-shown.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useEventQuery, useUpdateEventMutation, type UpdateMarketEventInput } from '../api/events.generated.js';
import { affectedBy, type Affected } from '../affected-vendors.js';
import { AffectedVendorsDialog } from '../components/affected-vendors-dialog.js';
import { TakenDownNotice } from '../components/taken-down-notice.js';
import { EventForm } from '../components/event-form.js';
import { editing, eventNotLoaded } from '../texts/form.js';

/** The organizer saves although vendors are affected. */
interface Agreement {
  reason: string;
}

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const session = useViewer();
  const { data, error, refetch } = useEventQuery({ id });
  const [update] = useUpdateEventMutation();
  const [affected, setAffected] = useState<Affected | null>(null);
  const answered = useRef<(answer: Agreement | null) => void>(() => undefined);
  const answer = (given: Agreement | null) => {
    setAffected(null);
    answered.current(given);
  };
  // Its page says what became of it.
  if (isApiError(error) && error.code === 'NOT_FOUND') return <Navigate to={`/events/${id}`} replace />;
  if (error && !data) return <ErrorScreen message={eventNotLoaded} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.event.organizerId !== session?.user.id) return <Navigate to={`/events/${id}`} replace />;
  const ask = (found: Affected) => {
    setAffected(found);
    return new Promise<Agreement | null>((resolve) => (answered.current = resolve));
  };
  const save = async (input: UpdateMarketEventInput) => {
    const newest = await refetch();
    if (!newest.data || newest.error) return newest.error;
    const found = affectedBy(newest.data.event, input);
    const agreed = found ? await ask(found) : { reason: '' };
    if (!agreed) return DECLINED;
    const reply = await update({ input: agreed.reason ? { ...input, ...agreed } : input });
    if (reply.error) return reply.error;
    toast(found?.changes.length ? editing.savedAndNotified(found.accepted) : editing.saved);
    if (isShown()) await navigate(`/events/${id}`);
    return undefined;
  };
  return (
    <Page width="narrow">
      <PageHeader title={editing.title} lead={data.event.title} />
      <Stack gap={20}>
        {data.event.takenDownReason !== null && <TakenDownNotice reason={data.event.takenDownReason} />}
        <EventForm event={data.event} submitLabel={editing.save} cancelTo={`/events/${id}`} onSave={save} />
      </Stack>
      <AffectedVendorsDialog
        affected={affected}
        onClose={() => answer(null)}
        onConfirm={(reason) => answer({ reason })}
      />
    </Page>
  );
}
