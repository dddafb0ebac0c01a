import { useEffect, useState } from 'react';
import { Link, useLocation, type Location } from 'react-router-dom';
import { Stack } from '../../../components/ui/layout.js';
import { signUpDraft } from '../sign-up-draft.js';
import { registered as texts } from '../texts/register.js';
import { AuthLayout } from './auth-layout.js';
import { ResendConfirmation } from './check-inbox.js';

interface RegisteredProps {
  email: string;
  /** The page that asked for an account. */
  from?: Location;
}

/** After the sign-up, until the address is confirmed. A mistyped one is corrected without typing the rest again. */
export function Registered({ email, from }: RegisteredProps) {
  const { pathname, search } = useLocation();
  const [typed] = useState(signUpDraft.read);
  useEffect(() => signUpDraft.forget(), []);
  return (
    <AuthLayout title={texts.title} lead={email ? texts.sentTo(email) : texts.sent}>
      <Stack>
        <p>{texts.missing}</p>
        <ResendConfirmation email={email} />
        {typed && (
          <p>
            {texts.wrongAddress}{' '}
            <Link to={{ pathname, search }} state={{ from }} onClick={() => signUpDraft.keep(typed)}>
              {texts.correct}
            </Link>
          </p>
        )}
      </Stack>
    </AuthLayout>
  );
}
