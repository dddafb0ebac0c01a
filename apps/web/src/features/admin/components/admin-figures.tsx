import { Link } from 'react-router-dom';
import { Card } from '../../../components/ui/layout.js';
import { Skeleton } from '../../../components/ui/loading.js';
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
    <Card title={texts.counts}>
      <div className={styles.groups}>
        <Group title={texts.events}>
          <Figure label={texts.publishedEvents} {...ofEvents('published')} to="/admin/events?status=published" />
          <Figure label={texts.draftEvents} {...ofEvents('draft')} to="/admin/events?status=draft" />
          <Figure
            label={texts.claimableEvents}
            {...ofEvents('claimable')}
            to="/admin/events?source=seeded&claim=open"
          />
        </Group>
        <Group title={texts.people}>
          <Figure label={texts.vendors} {...ofAccounts('vendors')} to="/admin/users?role=vendor" />
          <Figure label={texts.organizers} {...ofAccounts('organizers')} to="/admin/users?role=organizer" />
          <Figure label={texts.admins} {...ofAccounts('admins')} to="/admin/users?role=admin" />
          <Figure label={texts.withoutProfile} {...ofAccounts('withoutProfile')} to="/admin/users?role=none" />
        </Group>
        <Group title={texts.activity}>
          <Figure label={texts.applications} {...count('applications')} to={records('applications')} />
          <Figure
            label={texts.pendingApplications}
            {...count('applications', 'pending')}
            to={records('applications', 'pending')}
          />
          <Figure
            label={texts.receivedPayments}
            {...count('payments', 'completed', 'refunded')}
            to={records('payments')}
          />
          <Figure
            label={texts.refundedPayments}
            {...count('payments', 'refunded')}
            to={records('payments', 'refunded')}
          />
          <Figure label={texts.messages} {...count('messages')} to={records('messages')} />
        </Group>
        <Group title={texts.subscriptions}>
          {tiers.map((tier) => (
            <Figure
              key={tier}
              label={planName(tier)}
              {...count('subscriptions', tier)}
              to={records('subscriptions', tier)}
            />
          ))}
        </Group>
      </div>
    </Card>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

interface FigureProps {
  label: string;
  /** Undefined while loading. */
  value: string | undefined;
  note?: string;
  to: string;
}

function Figure({ label, value, note, to }: FigureProps) {
  return (
    <li>
      <Link className={styles.figure} to={to}>
        <span>{label}</span>
        <span className={styles.value}>{note ?? value ?? <Skeleton height="1em" width="4ch" />}</span>
      </Link>
    </li>
  );
}
