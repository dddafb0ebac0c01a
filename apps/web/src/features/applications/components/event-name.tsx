import { Link } from 'react-router-dom';
import { Notice } from '../../../components/ui/notice.js';
import { ownApplications as texts } from '../texts/lists.js';

interface Applied {
  eventId: string;
  event: { title: string; isAvailable: boolean } | null;
}

/** It has no page and takes no payment while it is taken down. */
export const isAvailable = ({ event }: Pick<Applied, 'event'>) => event?.isAvailable !== false;

export function EventName({ application }: { application: Applied }) {
  const title = application.event?.title ?? texts.someEvent;
  return isAvailable(application) ? <Link to={`/events/${application.eventId}`}>{title}</Link> : title;
}

export function Availability({ application }: { application: Applied }) {
  if (isAvailable(application)) return null;
  const { title, text, contact } = texts.notAvailable;
  return (
    <Notice tone="warning" title={title}>
      {text}
      <Link to="/contact">{contact}</Link>
    </Notice>
  );
}
