import { useNavigate, useSearchParams } from 'react-router-dom';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { SkeletonCards } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { isApiError } from '../../../lib/api/types.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useCreateEventMutation, useEventQuery, type CreateMarketEventInput } from '../api/events.generated.js';
import { EventForm } from '../components/event-form.js';
import { withoutDates } from '../components/event-form-schema.js';
import { creation, duplication, eventNotLoaded } from '../texts/form.js';

/** `?from=` names the original, which must be the organizer's own. */
function useOriginal(id: string | null) {
  const session = useViewer();
  const { data, error, isFetching, refetch } = useEventQuery({ id: id ?? '' }, { skip: id === null });
  const event = id === null ? undefined : data?.event;
  const foreign = event !== undefined && event.organizerId !== session?.user.id;
  if (foreign) return { problem: { message: duplication.foreign } };
  if (error && !isFetching && !event) {
    const missing = isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'BAD_INPUT');
    return {
      problem: missing ? { message: duplication.missing } : { message: eventNotLoaded, onRetry: () => void refetch() },
    };
  }
  return { event, waiting: id !== null && !event };
}

export function Component() {
  const [params] = useSearchParams();
  const { event, waiting, problem } = useOriginal(params.get('from'));
  const navigate = useNavigate();
  const [create, { isLoading }] = useCreateEventMutation();
  const save = async (input: CreateMarketEventInput) => {
    const { data, error } = await create({ input });
    if (error) return error;
    toast(creation.saved);
    await navigate(`/events/${data.event.id}`);
    return undefined;
  };
  return (
    <Page width="narrow">
      <PageHeader
        title={event ? duplication.title : creation.title}
        lead={event ? duplication.lead(event.title) : creation.lead}
      />
      {problem && <ErrorState {...problem} />}
      {waiting && <SkeletonCards />}
      {!problem && !waiting && (
        <EventForm
          event={event && withoutDates(event)}
          submitLabel={creation.save}
          cancelTo="/my-events"
          busy={isLoading}
          onSave={save}
        />
      )}
    </Page>
  );
}
