import { useState } from 'react';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { useResendConfirmationMutation } from '../api/auth-api.js';

/** Sends the confirmation mail again; says what came of it. */
export function ResendConfirmation({ email }: { email: string }) {
  const [resend, { isLoading }] = useResendConfirmationMutation();
  const [told, setTold] = useState<{ tone: 'success' | 'error'; text: string }>();
  const send = async () => {
    if (!email) {
      setTold({ tone: 'error', text: 'Email address is required to resend confirmation.' });
      return;
    }
    const { error } = await resend({ email });
    setTold(
      error
        ? { tone: 'error', text: 'Failed to resend confirmation email.' }
        : { tone: 'success', text: 'A new confirmation email has been sent! Please check your inbox.' },
    );
  };
  return (
    <Stack>
      {told && <Notice tone={told.tone}>{told.text}</Notice>}
      <Row>
        <Button look="secondary" icon="mail" busy={isLoading} onClick={() => void send()}>
          Resend email
        </Button>
        <LinkButton look="quiet" to="/login">
          Back to login
        </LinkButton>
      </Row>
    </Stack>
  );
}
