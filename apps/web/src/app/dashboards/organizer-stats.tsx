import { StatRow, StatTile } from '../../components/ui/layout.js';
import { MoneyText } from '../../components/ui/text.js';
import type { ReceivedApplicationsQuery } from '../../features/applications/api/applications.generated.js';
import type { MyEventsQuery } from '../../features/events/api/events.generated.js';
import type { OrganizerPaymentsQuery } from '../../features/payments/api/payments.generated.js';
import { figureOf, type Asked } from './dashboard-section.js';
import { organizerDashboard as texts } from './texts.js';

interface OrganizerStatsProps {
  waiting: Asked<ReceivedApplicationsQuery>;
  ahead: Asked<MyEventsQuery>;
  payments: Asked<OrganizerPaymentsQuery>;
}

export function OrganizerStats({ waiting, ahead, payments }: OrganizerStatsProps) {
  return (
    <StatRow>
      <StatTile
        label={texts.newApplications}
        value={figureOf(waiting, ({ applications }) => applications.total)}
        to="/applications?status=pending"
      />
      <StatTile
        label={texts.eventsAhead}
        value={figureOf(ahead, ({ events }) => events.total)}
        to="/organizer/active-events"
      />
      <StatTile
        label={texts.moneyIn}
        note={texts.moneyInNote}
        value={figureOf(payments, (data) => (
          <MoneyText cents={data.payments.totals.payoutCents ?? 0} />
        ))}
        to="/payment-tracking"
      />
      <StatTile
        label={texts.outstanding}
        note={texts.outstandingNote}
        value={figureOf(payments, (data) => (
          <MoneyText cents={data.payments.totals.outstandingCents} />
        ))}
        to="/payment-tracking"
      />
    </StatRow>
  );
}
