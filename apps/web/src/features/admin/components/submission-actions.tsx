import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog.js';
import { Row } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { useEraseSubmissionMutation } from '../api/admin.generated.js';

interface SubmissionActionsProps {
  id: string;
  /** Whose it is, as the list shows it. */
  who: string;
  done?: boolean;
  /** Marks it; absent where nothing can be done. */
  onMark?: (done: boolean) => Promise<{ error?: unknown }>;
}

export function SubmissionActions({ id, who, done = false, onMark }: SubmissionActionsProps) {
  const [asking, setAsking] = useState(false);
  const [erase] = useEraseSubmissionMutation();
  const mark = async () => {
    const reply = await onMark?.(!done);
    if (reply?.error) toast('That could not be saved. Please try again.', 'error');
  };
  const confirm = async () => {
    const { error } = await erase({ id });
    if (error) toast('It could not be erased. Please try again.', 'error');
    else toast('Erased');
    setAsking(false);
  };
  return (
    <Row gap={4}>
      {onMark && (
        <Button look="secondary" small icon={done ? 'refresh' : 'check'} onClick={() => void mark()}>
          {done ? 'Reopen' : 'Mark as done'}
        </Button>
      )}
      <Button
        look="dangerQuiet"
        small
        icon="trash"
        aria-label={`Erase what ${who} sent`}
        onClick={() => setAsking(true)}
      >
        Erase
      </Button>
      <Confirm
        title="Erase this for good?"
        takes={[`The name, address and text that ${who} sent`]}
        action="Erase"
        danger
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        Do this when its sender asks for it. Nobody can read it again, in backups neither.
      </Confirm>
    </Row>
  );
}
