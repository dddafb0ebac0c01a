import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { accountExport as texts } from '../texts.js';
import { PasswordForm } from './password-form.js';

export function AskButton({ label }: { label: string }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <div>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog title={texts.passwordForm} open={asking} onClose={close}>
        <PasswordForm onClose={close} />
      </Dialog>
    </div>
  );
}
