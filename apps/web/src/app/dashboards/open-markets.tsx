import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/ui/button.js';
import { EmptyState } from '../../components/ui/notice.js';
import { useEventsQuery, type EventsQuery } from '../../features/events/api/events.generated.js';
import { EventCard } from '../../features/events/components/event-card.js';
import { shiftDate } from '../../lib/format/dates.js';
import styles from './dashboards.module.css';
import { DashboardSection } from './dashboard-section.js';
import { openMarkets as texts } from './texts.js';

const SHOWN = 3;
const soonest = { openToApplications: true, order: 'date_ascending', page: 1, pageSize: 12 } as const;

/** The vendor's own state comes first; markets they applied to are left out. */
export function OpenMarkets({ state, applied }: { state: string; applied: ReadonlySet<string> }) {
  const [dateFrom] = useState(() => shiftDate(new Date(), {}));
  const open = (data: EventsQuery) => data.events.items.filter(({ id }) => !applied.has(id)).slice(0, SHOWN);
  const near = useEventsQuery({ input: { location: state, dateFrom, ...soonest } }, { skip: !state });
  const nobodyNear = !state || Boolean(near.error) || (near.data !== undefined && open(near.data).length === 0);
  const anywhere = useEventsQuery({ input: { dateFrom, ...soonest } }, { skip: !nobodyNear });
  const query = nobodyNear ? anywhere : near;
  return (
    <DashboardSection
      title={nobodyNear ? texts.title : texts.titleNear(state)}
      actions={<Link to="/events">{texts.all}</Link>}
      query={query}
      problem={texts.notLoaded}
    >
      {(data) =>
        open(data).length === 0 ? (
          <EmptyState
            title={texts.none.title}
            scene={null}
            action={<LinkButton to="/events">{texts.none.action}</LinkButton>}
          >
            {texts.none.text}
          </EmptyState>
        ) : (
          <ul className={styles.cards}>
            {open(data).map((event) => (
              <EventCard key={event.id} event={event} />
            ))}
          </ul>
        )
      }
    </DashboardSection>
  );
}
