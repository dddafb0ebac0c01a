import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Row } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { useEraseSubmissionMutation } from '../api/admin.generated.js';
import { erasure, submissions } from '../texts.js';

interface SubmissionActionsProps {
  id: string;
  who: string;
  done?: boolean;
  onMark?: (done: boolean) => Promise<{ error?: unknown }>;
}

export function SubmissionActions({ id, who, done = false, onMark }: SubmissionActionsProps) {
  const [asking, setAsking] = useState(false);
  const [erase] = useEraseSubmissionMutation();
  const mark = async () => {
    const reply = await onMark?.(!done);
    if (reply?.error) toast(submissions.notSaved, 'error');
  };
  const confirm = async () => {
    const { error } = await erase({ id });
    if (error) toast(erasure.failed, 'error');
    else toast(erasure.done);
    setAsking(false);
  };
  return (
    <Row gap={4}>
      {onMark && (
        <Button look="secondary" small icon={done ? 'refresh' : 'check'} onClick={() => void mark()}>
          {done ? submissions.reopen : submissions.markDone}
        </Button>
      )}
      <Button look="dangerQuiet" small icon="trash" aria-label={erasure.buttonOf(who)} onClick={() => setAsking(true)}>
        {erasure.button}
      </Button>
      <Confirm
        title={erasure.title}
        action={erasure.confirm}
        danger
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        {erasure.why(who)}
      </Confirm>
    </Row>
  );
}
