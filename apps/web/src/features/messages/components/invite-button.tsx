import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { inviteButton } from '../texts/messages.js';
import { useDraft } from '../../../lib/drafts/use-draft.js';

interface InviteButtonProps {
  personId: string;
  name: string;
  text: string;
}

/** Opens a conversation with the text as its draft, unless something is typed there already. */
export function InviteButton({ personId, name, text }: InviteButtonProps) {
  const [draft, setDraft] = useDraft(`new-person-${personId}`);
  const navigate = useNavigate();
  const open = () => {
    if (!draft) setDraft(text);
    void navigate(`/messages/new?person=${personId}`);
  };
  return (
    <Button small look="secondary" icon="message" onClick={open} aria-label={inviteButton.inviteOf(name)}>
      {inviteButton.invite}
    </Button>
  );
}
