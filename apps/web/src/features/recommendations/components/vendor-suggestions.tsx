import { placeName } from '@stallbook/kernel/us-states';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { announcedFirst } from '../../../components/event/announced-first.js';
import { isDateAnnounced } from '../../../components/event/event-dates.js';
import { hasFreeBooths } from '../../../components/event/free-booths.js';
import { eventOption } from '../../../components/event/event-option.js';
import { Badge } from '../../../components/ui/badge.js';
import { LinkButton } from '../../../components/ui/button.js';
import { FilterSelect } from '../../../components/ui/list/filters.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { LoadingLines } from '../../../components/ui/skeletons.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { ServiceText } from '../../../components/ui/service-text.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import {
  useSuggestionAccessQuery,
  useSuggestionEventsQuery,
  useVendorSuggestionsQuery,
  type SuggestionEventsQuery,
  type VendorSuggestionsQuery,
} from '../api/recommendations.generated.js';
import { fitsYou, suggestions as texts } from '../texts.js';
import lines from '../../../components/ui/lines.module.css';
import styles from './recommendations.module.css';
import { UpgradeCard } from './upgrade-card.js';

type OwnEvent = SuggestionEventsQuery['events']['items'][number];
type Suggestion = VendorSuggestionsQuery['suggestions']['items'][number];

export interface Invited {
  vendorId: string;
  name: string;
  /** What the organizer may send. */
  text: string;
}
interface InviteProps {
  invite: (invited: Invited) => ReactNode;
}

const waiting = <LoadingLines label={texts.loading} lines={8} />;

const invitationTo = (event: OwnEvent): string =>
  texts.invitation({
    title: event.title,
    dates: isDateAnnounced(event) ? formatDateRange(event.eventDate, event.eventEndDate) : undefined,
    place: placeName(event.city, event.state),
    url: `${window.location.origin}/events/${event.id}`,
  });

function Line({ suggestion, event, invite }: { suggestion: Suggestion; event: OwnEvent } & InviteProps) {
  const { vendorId, vendor, matchReason, matchScore } = suggestion;
  const name = vendor?.businessName ?? texts.someVendor;
  return (
    <li className={lines.line}>
      <div className={styles.words}>
        <Link to={`/vendors/${vendorId}`} className={styles.title}>
          {name}
        </Link>
        {vendor && <span className="quiet">{placeName(vendor.city, vendor.state)}</span>}
        <span>
          <ServiceText>{matchReason}</ServiceText>
        </span>
      </div>
      <Row gap={10}>
        <Badge tone="green">{fitsYou.score(matchScore)}</Badge>
        {invite({ vendorId, name, text: invitationTo(event) })}
      </Row>
    </li>
  );
}

function Fitting({ event, invite }: { event: OwnEvent } & InviteProps) {
  const query = useVendorSuggestionsQuery({ eventId: event.id });
  const problem = loadProblem(query, texts.notLoaded);
  if (!query.currentData) return problem ? <ErrorState {...problem} /> : waiting;
  const { items, placeKnown } = query.currentData.suggestions;
  if (items.length === 0) {
    const { title, text } = placeKnown ? texts.none : texts.noPlace;
    return (
      <EmptyState
        title={title}
        scene={null}
        action={!placeKnown && <LinkButton to={`/events/${event.id}/edit`}>{texts.noPlace.action}</LinkButton>}
      >
        {text}
      </EmptyState>
    );
  }
  return (
    <ul className={lines.lines}>
      {items.map((one) => (
        <Line key={one.vendorId} suggestion={one} event={event} invite={invite} />
      ))}
    </ul>
  );
}

const takesApplications = ({ badge }: OwnEvent) => badge === 'applications_open';

function Closed({ event }: { event: OwnEvent }) {
  return (
    <EmptyState
      title={texts.closed.title}
      scene={null}
      action={<LinkButton to={`/events/${event.id}/edit`}>{texts.closed.action}</LinkButton>}
    >
      {texts.closed.text}
    </EmptyState>
  );
}

function ByEvent({ invite }: InviteProps) {
  const [params, setParams] = useSearchParams();
  const query = useSuggestionEventsQuery();
  const problem = loadProblem(query, texts.notLoaded);
  if (!query.data) return problem ? <ErrorState {...problem} /> : waiting;
  const { items } = query.data.events;
  const likeliest = announcedFirst(items);
  const chosen = params.get('event');
  const event =
    items.find(({ id }) => id === chosen) ??
    likeliest.find(hasFreeBooths) ??
    likeliest.find(takesApplications) ??
    likeliest[0];
  if (!event) {
    return (
      <EmptyState
        title={texts.noEvents.title}
        scene={null}
        action={<LinkButton to="/create-event">{texts.noEvents.action}</LinkButton>}
      >
        {texts.noEvents.text}
      </EmptyState>
    );
  }
  const choose = (id: string) => {
    params.set('event', id);
    setParams(params, { replace: true });
  };
  return (
    <Stack gap={20}>
      <FilterSelect wide label={texts.event} value={event.id} options={items.map(eventOption)} onChange={choose} />
      {takesApplications(event) ? <Fitting event={event} invite={invite} /> : <Closed event={event} />}
    </Stack>
  );
}

/** The vendors who fit an upcoming event of the organizer, if their plan includes suggestions. */
export function VendorSuggestions({ invite }: InviteProps) {
  const query = useSuggestionAccessQuery();
  const problem = loadProblem(query, texts.notLoaded);
  const access = query.data?.flags.canViewSuggestions;
  if (access === false) return <UpgradeCard role="organizer" />;
  return (
    <Card title={texts.title}>
      {access ? <ByEvent invite={invite} /> : problem ? <ErrorState {...problem} /> : waiting}
    </Card>
  );
}
