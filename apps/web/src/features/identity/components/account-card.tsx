import { useState } from 'react';
import { LanguageSwitch } from '../../../components/language/language-switch.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { Card, Facts, Row, Stack } from '../../../components/ui/layout.js';
import { EmailWords } from '../../../components/ui/text.js';
import type { Session } from '../../../lib/session/types.js';
import { account, changeEmail } from '../texts/account.js';
import { changePassword } from '../texts/passwords.js';
import { ChangeEmail } from './change-email.js';
import { ChangePassword } from './change-password.js';

export function AccountCard({ session }: { session: Session }) {
  const [open, setOpen] = useState<'email' | 'password'>();
  const close = () => setOpen(undefined);
  return (
    <Card title={account.title} id="account">
      <Stack gap={20}>
        <Facts
          entries={[
            [account.email, <EmailWords key="email" email={session.user.email} />],
            [account.role, account.roles[session.role]],
            [account.language, <LanguageSwitch key="language" label={account.language} />],
          ]}
        />
        <Row>
          <Button look="secondary" onClick={() => setOpen('email')}>
            {changeEmail.title}
          </Button>
          <Button look="secondary" onClick={() => setOpen('password')}>
            {changePassword.title}
          </Button>
        </Row>
      </Stack>
      <Dialog title={changeEmail.title} open={open === 'email'} onClose={close}>
        <ChangeEmail />
      </Dialog>
      <Dialog title={changePassword.title} open={open === 'password'} onClose={close}>
        <ChangePassword email={session.user.email} onDone={close} />
      </Dialog>
    </Card>
  );
}
