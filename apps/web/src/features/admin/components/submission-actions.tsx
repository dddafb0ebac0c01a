import { beginningOf } from '@stallbook/kernel/beginning-of';
import { mailTo } from '@stallbook/kernel/mail-to';
import { useState } from 'react';
import { AnchorButton, Button, IconButton } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { useEraseSubmissionMutation } from '../api/admin.generated.js';
import { erasure, submissions } from '../texts.js';

interface SubmissionActionsProps {
  id: string;
  who: string;
  done?: boolean;
  onMark?: (done: boolean) => Promise<{ error?: unknown }>;
  /** The address for a reply, and the text that it quotes. */
  reply?: { email: string | null; message: string };
}

/** Email programs cut longer links. */
const MAX_QUOTE = 1_000;

function replyTo({ email, message }: { email: string; message: string }): string {
  const quote = beginningOf(message, MAX_QUOTE).replaceAll(/^/gm, '> ');
  const body = encodeURIComponent(`\n\n${quote}`);
  return `${mailTo(email)}?subject=${encodeURIComponent(submissions.subject)}&body=${body}`;
}

export function SubmissionActions({ id, who, done = false, onMark, reply }: SubmissionActionsProps) {
  const [asking, setAsking] = useState<'erase' | 'replied' | null>(null);
  const [isMore, setIsMore] = useState(false);
  const [erase] = useEraseSubmissionMutation();
  const close = () => setAsking(null);
  const save = async (isDone: boolean) => {
    const answer = await onMark?.(isDone);
    if (answer?.error) toast(submissions.notSaved, 'error');
    return !answer?.error;
  };
  const mark = async () => {
    const undo = { label: submissions.undo, onPress: () => void save(done) };
    if (await save(!done)) toast(done ? submissions.reopened : submissions.marked, 'success', undo);
    close();
  };
  const confirm = async () => {
    const { error } = await erase({ id });
    if (error) toast(erasure.failed, 'error');
    else toast(erasure.done);
    close();
  };
  return (
    <Stack gap={4}>
      <Row gap={4}>
        {reply?.email && (
          <AnchorButton
            look="secondary"
            small
            href={replyTo({ email: reply.email, message: reply.message })}
            aria-label={submissions.replyTo(who)}
            onClick={() => !done && setAsking('replied')}
          >
            {submissions.reply}
          </AnchorButton>
        )}
        {onMark && (
          <Button look="secondary" small icon={done ? 'refresh' : 'check'} onClick={() => void mark()}>
            {done ? submissions.reopen : submissions.markDone}
          </Button>
        )}
        <IconButton
          icon="more"
          label={submissions.more(who)}
          aria-expanded={isMore}
          onClick={() => setIsMore(!isMore)}
        />
      </Row>
      {isMore && (
        <Row>
          <Button
            look="dangerQuiet"
            small
            icon="trash"
            aria-label={erasure.buttonOf(who)}
            onClick={() => setAsking('erase')}
          >
            {erasure.button}
          </Button>
        </Row>
      )}
      <Confirm
        title={submissions.replied.title(who)}
        action={submissions.markDone}
        refusal={submissions.replied.refusal}
        open={asking === 'replied'}
        onClose={close}
        onConfirm={mark}
      >
        {submissions.replied.text}
      </Confirm>
      <Confirm
        title={erasure.title}
        action={erasure.confirm}
        danger
        open={asking === 'erase'}
        onClose={close}
        onConfirm={confirm}
      >
        {erasure.why(who)}
      </Confirm>
    </Stack>
  );
}
