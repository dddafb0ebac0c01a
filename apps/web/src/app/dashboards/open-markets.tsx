import { placeName, stateNamed } from '@stallbook/kernel/us-states';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/ui/button.js';
import { EmptyState } from '../../components/ui/notice.js';
import { useEventsQuery, type EventsQuery } from '../../features/events/api/list/event-list.generated.js';
import { EventCard } from '../../features/events/components/event-card.js';
import { shiftDate } from '../../lib/format/dates.js';
import styles from './dashboards.module.css';
import { DashboardSection } from './dashboard-section.js';
import { openMarkets as texts } from './texts.js';

const SHOWN = 3;
const open = { openToApplications: true, page: 1, pageSize: 12 } as const;
const soonest = { ...open, order: 'date_ascending' } as const;

interface OpenMarketsProps {
  city: string;
  state: string;
  known: ReadonlySet<string>;
}

/** The vendor's own state comes first, then the nearest to their city; what they applied to or see recommended is left out. */
export function OpenMarkets({ city, state, known }: OpenMarketsProps) {
  // The list finds a place by any part of its name, and a code is part of many names.
  const stateName = stateNamed(state)?.name ?? state;
  const [dateFrom] = useState(() => shiftDate(new Date(), {}));
  const shown = (data: EventsQuery) => data.events.items.filter(({ id }) => !known.has(id)).slice(0, SHOWN);
  const hasNone = ({ data, error }: { data?: EventsQuery; error?: unknown }) =>
    Boolean(error) || (data !== undefined && shown(data).length === 0);
  const inState = useEventsQuery({ input: { location: stateName, dateFrom, ...soonest } }, { skip: !state });
  const isElsewhere = !state || hasNone(inState);
  const near = placeName(city, state);
  const nearest = useEventsQuery(
    { input: { near, dateFrom, ...open, order: 'nearest' } },
    { skip: !isElsewhere || !city },
  );
  const isAnywhere = isElsewhere && (!city || hasNone(nearest));
  const anywhere = useEventsQuery({ input: { dateFrom, ...soonest } }, { skip: !isAnywhere });
  const query = isAnywhere ? anywhere : isElsewhere ? nearest : inState;
  return (
    <DashboardSection
      title={isElsewhere ? texts.title : texts.titleNear(stateName)}
      actions={<Link to="/events">{texts.all}</Link>}
      query={query}
      problem={texts.notLoaded}
    >
      {(data) =>
        shown(data).length === 0 ? (
          <EmptyState
            title={texts.none.title}
            scene={null}
            action={<LinkButton to="/events">{texts.none.action}</LinkButton>}
          >
            {texts.none.text}
          </EmptyState>
        ) : (
          <ul className={styles.cards}>
            {shown(data).map((event) => (
              <EventCard key={event.id} event={event} />
            ))}
          </ul>
        )
      }
    </DashboardSection>
  );
}
