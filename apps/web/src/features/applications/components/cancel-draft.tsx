import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { isApiError } from '../../../lib/api/types.js';
import { useDeleteDraftMutation } from '../api/applications.generated.js';
import { applicationForm as texts } from '../texts/form.js';

interface CancelDraftProps {
  draftId: string;
  /** Asks first. */
  hasContents: boolean;
  label?: string;
  words?: Record<'title' | 'text' | 'action' | 'keep', string>;
  onDeleted: () => void;
  onFailed: (error: unknown) => void;
}

export function CancelDraft(props: CancelDraftProps) {
  const { draftId, hasContents, label = texts.cancel, words = texts.discard, onDeleted, onFailed } = props;
  const [deleteDraft, { isLoading }] = useDeleteDraftMutation();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = async () => {
    const { error } = await deleteDraft({ draftId });
    setIsAsking(false);
    // Another tab may have deleted it.
    const isGone = !error || (isApiError(error) && error.code === 'NOT_FOUND');
    if (isGone) onDeleted();
    else onFailed(error);
  };
  return (
    <>
      <Button look="secondary" busy={isLoading} onClick={() => (hasContents ? setIsAsking(true) : void cancel())}>
        {label}
      </Button>
      <Confirm
        title={words.title}
        action={words.action}
        refusal={words.keep}
        danger
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={cancel}
      >
        {words.text}
      </Confirm>
    </>
  );
}
