import { LinkButton, type ButtonLook } from '../../../components/ui/button.js';
import { messageLink } from '../texts/message-link.js';

interface MessageLinkProps {
  about: 'event' | 'application' | 'person';
  id: string;
  to: keyof typeof messageLink;
  look?: ButtonLook;
  small?: boolean;
  lead?: boolean;
  wide?: boolean;
  iconOnly?: boolean;
}

/** Opens the conversation about a subject, or starts it. */
export function MessageLink({ about, id, to, look = 'secondary', iconOnly = false, ...rest }: MessageLinkProps) {
  const name = messageLink[to];
  const hidden = iconOnly && { 'aria-label': name, title: name };
  return (
    <LinkButton look={look} icon="message" to={`/messages/new?${about}=${id}`} {...hidden} {...rest}>
      {!iconOnly && name}
    </LinkButton>
  );
}
