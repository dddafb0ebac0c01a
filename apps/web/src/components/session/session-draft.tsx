import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { useSessionDraft, type SessionDraftOptions } from '../../lib/session/use-session-draft.js';
import { useViewer } from '../../lib/session/use-session.js';
import { sessionDraft } from './texts.js';

function Offer({ userId, ...options }: SessionDraftOptions & { userId: string }) {
  const { draft, restore, discard } = useSessionDraft(userId, options);
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
      {draft.atSessionEnd ? sessionDraft.why : sessionDraft.left}
    </Notice>
  );
}

/** Inside a form, unsaved input survives the end of the session, and with `whileTyping` a reload. */
export function SessionDraft(options: SessionDraftOptions) {
  const userId = useViewer()?.user.id;
  return userId ? <Offer key={userId} userId={userId} {...options} /> : null;
}
