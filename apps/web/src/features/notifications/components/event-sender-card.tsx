import { Card, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useEventSenderQuery } from '../api/notifications.generated.js';
import { eventSender as texts } from '../texts.js';
import { EventSenderForm } from './event-sender-form.js';

export function EventSenderCard() {
  const query = useEventSenderQuery();
  const problem = loadProblem(query, texts.notLoaded);
  const sender = query.data?.sender;
  return (
    <Card title={texts.title}>
      <Stack gap={16}>
        <p>{texts.lead}</p>
        {sender ? <EventSenderForm sender={sender} /> : problem ? <ErrorState {...problem} /> : <Loading inline />}
      </Stack>
    </Card>
  );
}
