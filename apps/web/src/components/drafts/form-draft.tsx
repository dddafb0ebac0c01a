import { useState } from 'react';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { VISITOR, type Typed } from '../../lib/drafts/drafts.slice.js';
import { useFormDraft, type FormDraftOptions } from '../../lib/drafts/use-form-draft.js';
import { useSession } from '../../lib/session/use-session.js';
import { formDraft } from './texts.js';

interface FormDraftProps extends FormDraftOptions {
  /** The form holds what was typed before, maybe into earlier values. */
  onRestored?: (draft: Typed) => void;
}

function Offer({ userId, onRestored, ...options }: FormDraftProps & { userId: string }) {
  const { draft, replacesNewer, restore, discard } = useFormDraft(userId, options);
  if (!draft) return null;
  const putBack = () => {
    restore();
    onRestored?.(draft);
  };
  return (
    <Notice
      title={formDraft.title}
      actions={
        <>
          <Button small onClick={putBack}>
            {formDraft.restore}
          </Button>
          <Button small look="secondary" onClick={discard}>
            {formDraft.discard}
          </Button>
        </>
      }
    >
      {draft.atSessionEnd ? formDraft.why : formDraft.left}
      {replacesNewer && ` ${formDraft.replaces}`}
    </Notice>
  );
}

/** Inside a form, unsaved input survives the end of the session, and with `whileTyping` a reload. */
export function FormDraft(props: FormDraftProps) {
  const { status, session, error } = useSession();
  // The input of a person whose session ends here is not a visitor's.
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session && !wasSignedIn) setWasSignedIn(true);
  const isVisitor = props.ofVisitors && status === 'signed-out' && !error && !wasSignedIn;
  const userId = session?.user.id ?? (isVisitor ? VISITOR : undefined);
  return userId ? <Offer key={userId} userId={userId} {...props} /> : null;
}
