import { useState } from 'react';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { useResendConfirmationMutation } from '../api/auth-api.js';
import { resending } from '../texts/confirmation.js';
import { authLayout } from '../texts/auth-layout.js';

export function ResendConfirmation({ email }: { email: string }) {
  const [resend, { isLoading }] = useResendConfirmationMutation();
  const [told, setTold] = useState<{ tone: 'success' | 'error'; text: string }>();
  const send = async () => {
    if (!email) {
      setTold({ tone: 'error', text: resending.noEmail });
      return;
    }
    const { error } = await resend({ email });
    setTold(error ? { tone: 'error', text: resending.failed } : { tone: 'success', text: resending.sent });
  };
  return (
    <Stack>
      {told && <Notice tone={told.tone}>{told.text}</Notice>}
      <Row>
        <Button look="secondary" icon="mail" busy={isLoading} onClick={() => void send()}>
          {resending.send}
        </Button>
        <LinkButton look="quiet" to="/login">
          {authLayout.toLogin}
        </LinkButton>
      </Row>
    </Stack>
  );
}
