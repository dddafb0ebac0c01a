import { Link } from 'react-router-dom';
import lines from '../../components/ui/lines.module.css';
import { InstantText } from '../../components/ui/text.js';
import type { ReceivedApplicationsQuery } from '../../features/applications/api/applications.generated.js';
import { DashboardSection, type Asked } from './dashboard-section.js';
import styles from './dashboards.module.css';
import { newest as texts } from './texts.js';

type Received = ReceivedApplicationsQuery['applications']['items'][number];

function Line({ application: { id, vendor, event, appliedAt } }: { application: Received }) {
  return (
    <li className={lines.line}>
      <span>
        <Link to={`/applications?application=${id}`}>{vendor?.businessName ?? texts.someVendor}</Link>{' '}
        {texts.appliedTo(event?.title ?? texts.someEvent)}
      </span>
      {appliedAt && (
        <span className={styles.quiet}>
          <InstantText iso={appliedAt} />
        </span>
      )}
    </li>
  );
}

/** Left out while no application waits. */
export function NewestApplications({ waiting }: { waiting: Asked<ReceivedApplicationsQuery> }) {
  if (!waiting.error && !waiting.data?.applications.items.length) return null;
  return (
    <DashboardSection
      title={texts.title}
      actions={<Link to="/applications?status=pending">{texts.all}</Link>}
      query={waiting}
      problem={texts.notLoaded}
    >
      {({ applications }) => (
        <ul className={lines.lines}>
          {applications.items.map((application) => (
            <Line key={application.id} application={application} />
          ))}
        </ul>
      )}
    </DashboardSection>
  );
}
