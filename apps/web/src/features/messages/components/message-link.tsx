import { LinkButton, type ButtonLook } from '../../../components/ui/button.js';
import { messageLink } from '../texts/message-link.js';

interface MessageLinkProps {
  about: 'event' | 'application' | 'person';
  id: string;
  to: keyof typeof messageLink;
  look?: ButtonLook;
  small?: boolean;
  wide?: boolean;
}

/** Opens the conversation about a subject, or starts it. */
export function MessageLink({ about, id, to, look = 'secondary', ...rest }: MessageLinkProps) {
  return (
    <LinkButton look={look} icon="message" to={`/messages/new?${about}=${id}`} {...rest}>
      {messageLink[to]}
    </LinkButton>
  );
}
