import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { useSessionDraft } from '../../lib/session/use-session-draft.js';
import { useViewer } from '../../lib/session/use-session.js';
import { sessionDraft } from './texts.js';

function Offer({ userId, about }: { userId: string; about: string | undefined }) {
  const { draft, restore, discard } = useSessionDraft(userId, about);
  if (!draft) return null;
  return (
    <Notice
      title={sessionDraft.title}
      actions={
        <>
          <Button small onClick={restore}>
            {sessionDraft.restore}
          </Button>
          <Button small look="secondary" onClick={discard}>
            {sessionDraft.discard}
          </Button>
        </>
      }
    >
      {sessionDraft.why}
    </Notice>
  );
}

/** Inside a form, unsaved input survives the end of the session. `about` tells forms at the same address apart. */
export function SessionDraft({ about }: { about?: string }) {
  const userId = useViewer()?.user.id;
  return userId ? <Offer key={userId} userId={userId} about={about} /> : null;
}
