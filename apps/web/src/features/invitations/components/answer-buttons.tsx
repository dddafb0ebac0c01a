import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { useAnswerInvitationMutation, type InvitationAnswer } from '../api/invitations.generated.js';
import { answerButtons as texts } from '../texts.js';

interface AnswerButtonsProps {
  id: string;
  /** From the link in the email; only its holder can stop the emails. */
  token?: string;
  status: string;
  mayAccept: boolean;
  /** Another button comes first. */
  isSecond?: boolean;
}

export function AnswerButtons({ id, token, status, mayAccept, isSecond = false }: AnswerButtonsProps) {
  const [answer, { isLoading, originalArgs }] = useAnswerInvitationMutation();
  const [isStopping, setIsStopping] = useState(false);
  const say = async (given: InvitationAnswer) => {
    const { error } = await answer({ input: { id, token: token ?? null, answer: given } });
    setIsStopping(false);
    if (error) toast(messageOf(error, texts.notSaved), 'error');
  };
  const isGiving = (given: InvitationAnswer) => isLoading && originalArgs?.input.answer === given;
  if (status === 'accepted') return null;
  return (
    <>
      {mayAccept && status !== 'expired' && (
        <Button
          small
          icon="check"
          look={isSecond ? 'secondary' : 'primary'}
          busy={isGiving('accepted')}
          disabled={isLoading}
          onClick={() => void say('accepted')}
        >
          {texts.accept}
        </Button>
      )}
      {status !== 'declined' && status !== 'expired' && (
        <Button
          small
          look="secondary"
          busy={isGiving('declined')}
          disabled={isLoading}
          onClick={() => void say('declined')}
        >
          {texts.decline}
        </Button>
      )}
      {token && (
        <Button small look="dangerQuiet" disabled={isLoading} onClick={() => setIsStopping(true)}>
          {texts.unsubscribe}
        </Button>
      )}
      <Confirm
        title={texts.unsubscribeTitle}
        open={isStopping}
        action={texts.unsubscribe}
        danger
        onClose={() => setIsStopping(false)}
        onConfirm={() => say('unsubscribed')}
      >
        {texts.unsubscribeText}
      </Confirm>
    </>
  );
}
