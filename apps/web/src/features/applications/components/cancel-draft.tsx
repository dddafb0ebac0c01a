import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { useDeleteDraftMutation } from '../api/applications.generated.js';
import { applicationForm as texts } from '../texts/form.js';

interface CancelDraftProps {
  draftId: string;
  /** Asks first. */
  hasContents: boolean;
  onDeleted: () => void;
  onFailed: (error: unknown) => void;
}

export function CancelDraft({ draftId, hasContents, onDeleted, onFailed }: CancelDraftProps) {
  const [deleteDraft, { isLoading }] = useDeleteDraftMutation();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = async () => {
    const { error } = await deleteDraft({ draftId });
    setIsAsking(false);
    if (error) onFailed(error);
    else onDeleted();
  };
  return (
    <>
      <Button look="secondary" busy={isLoading} onClick={() => (hasContents ? setIsAsking(true) : void cancel())}>
        {texts.cancel}
      </Button>
      <Confirm
        title={texts.discard.title}
        action={texts.discard.action}
        refusal={texts.discard.keep}
        danger
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={cancel}
      >
        {texts.discard.text}
      </Confirm>
    </>
  );
}
