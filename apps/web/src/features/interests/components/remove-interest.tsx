import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { useRemoveInterestMutation } from '../api/interests.generated.js';
import { interestControl as texts } from '../texts.js';

interface RemoveInterestProps {
  /** null while no question is open. */
  eventId: string | null;
  onClose: () => void;
  onFailed: () => void;
}

export function RemoveInterest({ eventId, onClose, onFailed }: RemoveInterestProps) {
  const [remove] = useRemoveInterestMutation();
  const confirm = async () => {
    const { error } = await remove({ eventId: eventId ?? '' });
    onClose();
    if (error) onFailed();
  };
  return (
    <Confirm
      title={texts.removeTitle}
      open={eventId !== null}
      action={texts.remove}
      danger
      onClose={onClose}
      onConfirm={confirm}
    >
      {texts.removeQuestion}
    </Confirm>
  );
}
