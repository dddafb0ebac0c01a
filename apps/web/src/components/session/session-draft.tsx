import { useState } from 'react';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { VISITOR, type Typed } from '../../lib/drafts/drafts.slice.js';
import { useSessionDraft, type SessionDraftOptions } from '../../lib/session/use-session-draft.js';
import { useSession } from '../../lib/session/use-session.js';
import { sessionDraft } from './texts.js';

interface SessionDraftProps extends SessionDraftOptions {
  /** The form holds what was typed before, maybe into earlier values. */
  onRestored?: (draft: Typed) => void;
}

function Offer({ userId, onRestored, ...options }: SessionDraftProps & { userId: string }) {
  const { draft, replacesNewer, restore, discard } = useSessionDraft(userId, options);
  if (!draft) return null;
  const putBack = () => {
    restore();
    onRestored?.(draft);
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
      {replacesNewer && ` ${sessionDraft.replaces}`}
    </Notice>
  );
}

/** Inside a form, unsaved input survives the end of the session, and with `whileTyping` a reload. */
export function SessionDraft(props: SessionDraftProps) {
  const { status, session, error } = useSession();
  // The input of a person whose session ends here is not a visitor's.
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session && !wasSignedIn) setWasSignedIn(true);
  const isVisitor = props.ofVisitors && status === 'signed-out' && !error && !wasSignedIn;
  const userId = session?.user.id ?? (isVisitor ? VISITOR : undefined);
  return userId ? <Offer key={userId} userId={userId} {...props} /> : null;
}
