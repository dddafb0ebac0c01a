import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { useSessionDraft, type SessionDraftOptions } from '../../lib/session/use-session-draft.js';
import { useViewer } from '../../lib/session/use-session.js';
import { sessionDraft } from './texts.js';

interface SessionDraftProps extends SessionDraftOptions {
  /** The form holds what was typed before, based on an earlier revision. */
  onRestored?: (basedOn?: number) => void;
}

function Offer({ userId, onRestored, ...options }: SessionDraftProps & { userId: string }) {
  const { draft, restore, discard } = useSessionDraft(userId, options);
  if (!draft) return null;
  const putBack = () => {
    restore();
    onRestored?.(draft.basedOn);
  };
  return (
    <Notice
      title={sessionDraft.title}
      actions={
        <>
          <Button small onClick={putBack}>
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
export function SessionDraft(props: SessionDraftProps) {
  const userId = useViewer()?.user.id;
  return userId ? <Offer key={userId} userId={userId} {...props} /> : null;
}
