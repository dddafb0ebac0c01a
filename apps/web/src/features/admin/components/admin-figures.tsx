import { StatRow, StatTile } from '../../../components/ui/layout.js';
import { usePlanNames } from '../../../lib/upgrade/use-plan-names.js';
import { dashboard as texts } from '../texts.js';
import type { useAdminCounts, useRecordSummaries } from '../use-admin-counts.js';
import styles from './admin-figures.module.css';

interface AdminFiguresProps {
  counts: ReturnType<typeof useAdminCounts>;
  summaries: ReturnType<typeof useRecordSummaries>;
}

const tiers = ['basic', 'vendor_pro', 'organizer_pro', 'pro'] as const;
const records = (type: string, status?: string) => `/admin/data?type=${type}${status ? `&status=${status}` : ''}`;

/** Every count leads to the list of what it counts; that of received payments, to all payments. */
export function AdminFigures({ counts: { ofEvents, ofAccounts }, summaries: { count } }: AdminFiguresProps) {
  const planName = usePlanNames();
  return (
    <>
      <Group title={texts.events}>
        <StatTile label={texts.pendingClaims} {...ofEvents('pendingClaims')} to="/admin/claims" />
        <StatTile label={texts.publishedEvents} {...ofEvents('published')} to="/admin/events?status=published" />
        <StatTile label={texts.draftEvents} {...ofEvents('draft')} to="/admin/events?status=draft" />
        <StatTile
          label={texts.claimableEvents}
          {...ofEvents('claimable')}
          to="/admin/events?source=seeded&claim=open"
        />
      </Group>
      <Group title={texts.people}>
        <StatTile label={texts.vendors} {...ofAccounts('vendors')} to="/admin/users?role=vendor" />
        <StatTile label={texts.organizers} {...ofAccounts('organizers')} to="/admin/users?role=organizer" />
        <StatTile label={texts.admins} {...ofAccounts('admins')} to="/admin/users?role=admin" />
        <StatTile label={texts.withoutProfile} {...ofAccounts('withoutProfile')} to="/admin/users?role=none" />
      </Group>
      <Group title={texts.activity}>
        <StatTile label={texts.applications} {...count('applications')} to={records('applications')} />
        <StatTile
          label={texts.pendingApplications}
          {...count('applications', 'pending')}
          to={records('applications', 'pending')}
        />
        <StatTile
          label={texts.receivedPayments}
          {...count('payments', 'completed', 'refunded')}
          to={records('payments')}
        />
        <StatTile
          label={texts.refundedPayments}
          {...count('payments', 'refunded')}
          to={records('payments', 'refunded')}
        />
        <StatTile label={texts.messages} {...count('messages')} to={records('messages')} />
        <StatTile label={texts.failedEmails} {...count('emails', 'failed')} to={records('emails', 'failed')} />
      </Group>
      <Group title={texts.subscriptions}>
        {tiers.map((tier) => (
          <StatTile
            key={tier}
            label={planName(tier)}
            {...count('subscriptions', tier)}
            to={records('subscriptions', tier)}
          />
        ))}
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <StatRow>{children}</StatRow>
    </section>
  );
}
