import { Button } from '../../../components/ui/button.js';
import { Row } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { isApiError } from '../../../lib/api/types.js';
import { useResendAccountConfirmationMutation } from '../api/admin-accounts.generated.js';
import { resend } from '../texts.js';

const told = new Set(['IDENTITY.ALREADY_CONFIRMED', 'RATE_LIMITED']);

export function ResendConfirmation({ id, email }: { id: string; email: string }) {
  const [send, { isLoading }] = useResendAccountConfirmationMutation();
  const submit = async () => {
    const { error } = await send({ id });
    if (!error) return toast(resend.done(email));
    return toast(isApiError(error) && told.has(error.code) ? messageOf(error, resend.failed) : resend.failed, 'error');
  };
  return (
    <Row>
      <Button look="secondary" small icon="mail" busy={isLoading} onClick={() => void submit()}>
        {resend.button}
      </Button>
    </Row>
  );
}
