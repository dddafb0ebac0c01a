import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
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

export function Availability({ application, brief = false }: { application: Applied; brief?: boolean }) {
  if (isAvailable(application)) return null;
  const { text, contact } = texts.notAvailable;
  if (brief) {
    return (
      <div>
        <small>{text}</small>
      </div>
    );
  }
  return (
    <Notice
      tone="warning"
      actions={
        <LinkButton small look="secondary" to="/contact">
          {contact}
        </LinkButton>
      }
    >
      {text}
    </Notice>
  );
}
