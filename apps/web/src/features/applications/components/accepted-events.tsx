import { placeName } from '@stallbook/kernel/us-states';
import { useId, useState, type ReactNode } from 'react';
import { MarketDayBadge } from '../../../components/event/market-day-badge.js';
import { marketDayOf } from '../../../components/event/market-day.js';
import { Button } from '../../../components/ui/button.js';
import { Facts, Row } from '../../../components/ui/layout.js';
import { MoneyText } from '../../../components/ui/text.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { acceptedEvents as texts } from '../texts/vendor-events.js';
import styles from './application-card.module.css';
import { Availability, EventName, isAvailable } from './event-name.js';
import { isUnpaid, PaymentBadge } from './payment-badge.js';
import { VendorEvents, type AcceptedEvent } from './vendor-events.js';
import { WithdrawBooth } from './withdraw-booth.js';

interface AcceptedEventsProps {
  payAction: (accepted: AcceptedEvent) => ReactNode;
  messageAction: (accepted: AcceptedEvent) => ReactNode;
  files: (eventId: string) => ReactNode;
}

function AcceptedCard({
  accepted,
  payAction,
  messageAction,
  files,
}: AcceptedEventsProps & { accepted: AcceptedEvent }) {
  const [shown, setShown] = useState(false);
  const titleId = useId();
  const { eventId, event, boothFeeCents, applicationFeeCents } = accepted;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId}>
            <EventName application={accepted} /> {event && <MarketDayBadge day={marketDayOf(event)} />}
          </h2>
          {event && (
            <div className={styles.sub}>
              {formatDateRange(event.startDate, event.endDate)} · {placeName(event.city, event.state)}
              <Availability application={accepted} />
            </div>
          )}
        </div>
        <PaymentBadge application={accepted} />
      </div>
      <div className={styles.body}>
        <Facts
          entries={[
            [texts.boothLocation, accepted.boothLocation ?? texts.noBooth],
            [texts.boothFee, <MoneyText key="booth" cents={boothFeeCents} />],
            [texts.applicationFee, <MoneyText key="application" cents={applicationFeeCents} />],
            [texts.total, <MoneyText key="total" cents={boothFeeCents + applicationFeeCents} />],
            [texts.message, accepted.customMessage],
          ]}
        />
      </div>
      <div className={styles.foot} role="group" aria-labelledby={titleId}>
        <Row gap={8}>
          {isUnpaid(accepted) && isAvailable(accepted) && payAction(accepted)}
          {messageAction(accepted)}
          <WithdrawBooth application={accepted} />
        </Row>
        <Button look="quiet" small lead icon="file" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? texts.hideFiles : texts.showFiles}
        </Button>
      </div>
      {shown && <div className={styles.more}>{files(eventId)}</div>}
    </li>
  );
}

/** Every event whose organizer accepted the vendor. */
export function AcceptedEvents(props: AcceptedEventsProps) {
  return (
    <VendorEvents words={texts} upcoming={false}>
      {(accepted) => <AcceptedCard key={accepted.id} accepted={accepted} {...props} />}
    </VendorEvents>
  );
}
