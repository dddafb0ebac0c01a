import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Card, Facts, Row, Stack } from '../../../components/ui/layout.js';
import type { Session } from '../../../lib/session/types.js';
import { ChangeEmail } from './change-email.js';
import { ChangePassword } from './change-password.js';

/** What the person logs in with, and the ways to change it. */
export function AccountCard({ session }: { session: Session }) {
  const [open, setOpen] = useState<'email' | 'password'>();
  const close = () => setOpen(undefined);
  return (
    <Card title="Account">
      <Stack gap={20}>
        <Facts
          entries={[
            ['Email', session.user.email],
            ['Role', session.role],
          ]}
        />
        <Row>
          <Button look="secondary" onClick={() => setOpen('email')}>
            Change email
          </Button>
          <Button look="secondary" onClick={() => setOpen('password')}>
            Change password
          </Button>
        </Row>
      </Stack>
      <Dialog title="Change email" open={open === 'email'} onClose={close}>
        <ChangeEmail />
      </Dialog>
      <Dialog title="Change password" open={open === 'password'} onClose={close}>
        <ChangePassword onDone={close} />
      </Dialog>
    </Card>
  );
}
