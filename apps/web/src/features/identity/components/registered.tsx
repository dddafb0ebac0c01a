import { useEffect } from 'react';
import { Stack } from '../../../components/ui/layout.js';
import { signUpDraft } from '../sign-up-draft.js';
import { registered as texts } from '../texts/register.js';
import { AuthLayout } from './auth-layout.js';
import { ResendConfirmation } from './check-inbox.js';

/** After the sign-up, until the address is confirmed. */
export function Registered({ email }: { email: string }) {
  useEffect(() => signUpDraft.forget(), []);
  return (
    <AuthLayout title={texts.title} lead={email ? texts.sentTo(email) : texts.sent}>
      <Stack>
        <p>{texts.missing}</p>
        <ResendConfirmation email={email} />
      </Stack>
    </AuthLayout>
  );
}
