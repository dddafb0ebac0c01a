import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { WholeText } from '../../../components/ui/text.js';
import { takingDown as texts } from '../texts.js';
import { TakeDownButton } from './take-down-button.js';
import type { Moderated } from './take-down-dialogs.js';

/** On the page of an event, for admins. */
export function TakeDownCard({ event }: { event: Moderated }) {
  return (
    <Card title={texts.card}>
      <Stack>
        {event.takenDownReason === null ? (
          <p>{texts.lead}</p>
        ) : (
          <Notice tone="warning" title={texts.hidden}>
            <WholeText text={texts.because(event.takenDownReason)} />
          </Notice>
        )}
        <Row>
          <TakeDownButton event={event} />
        </Row>
      </Stack>
    </Card>
  );
}
