import { placeName } from '@stallbook/kernel/us-states';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { intoView } from '../../../components/ui/into-view.js';
import { Card, Page, PageHeader, Row, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { useEventToTransferQuery } from '../api/admin-transfer.generated.js';
import { HandOver } from '../components/hand-over.js';
import { OpenClaims } from '../components/open-claims.js';
import { OrganizerPicker, type Organizer } from '../components/organizer-picker.js';
import { TransferableEvents } from '../components/transferable-events.js';
import { handOver, transferableEvents, transferPage } from '../texts.js';

/** The address keeps the chosen event, so that other screens can link to its transfer. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const eventId = params.get('event');
  return (
    <Page>
      <PageHeader title={transferPage.title} lead={transferPage.lead} />
      {eventId === null ? (
        <Card title={transferableEvents.title}>
          <TransferableEvents onChoose={(event) => setParams({ event })} />
        </Card>
      ) : (
        <ChosenEvent key={eventId} eventId={eventId} onChange={() => setParams({})} />
      )}
    </Page>
  );
}

function ChosenEvent({ eventId, onChange }: { eventId: string; onChange: () => void }) {
  const { data, error, isFetching, refetch } = useEventToTransferQuery({ id: eventId });
  const [organizer, setOrganizer] = useState<Organizer | null>(null);
  const [done, setDone] = useState(false);
  const another = (
    <Button look="secondary" small onClick={onChange}>
      {transferableEvents.change}
    </Button>
  );
  if (!data) {
    return error && !isFetching ? (
      <ErrorState message={transferPage.notLoaded} onRetry={() => void refetch()}>
        {another}
      </ErrorState>
    ) : (
      <Loading />
    );
  }
  const { event, openClaims } = data;
  if (done && organizer) {
    return (
      <div ref={intoView}>
        <Notice
          tone="success"
          title={handOver.done}
          actions={
            <Row>
              <LinkButton to={`/events/${event.id}`}>{handOver.view}</LinkButton>
              <Button look="secondary" onClick={onChange}>
                {handOver.again}
              </Button>
            </Row>
          }
        >
          {handOver.result(event.title, organizer.businessName)}
        </Notice>
      </div>
    );
  }
  return (
    <Stack gap={20}>
      <Card title={event.title} actions={another}>
        <p>
          {formatDateRange(event.eventDate, event.eventEndDate)}, {placeName(event.city, event.state)}.{' '}
          {event.organizer?.businessName ?? transferableEvents.noOwner}
        </p>
      </Card>
      <OpenClaims eventId={event.id} claims={openClaims} />
      <OrganizerPicker organizer={organizer} onChoose={setOrganizer} />
      <HandOver event={event} openClaims={openClaims.total} organizer={organizer} onDone={() => setDone(true)} />
    </Stack>
  );
}
