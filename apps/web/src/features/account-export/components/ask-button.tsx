import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { useRequestAccountExportMutation } from '../api/account-export.generated.js';
import { accountExport as texts } from '../texts.js';
import { PasswordDialog } from './password-dialog.js';

export function AskButton({ label }: { label: string }) {
  const [request] = useRequestAccountExportMutation();
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <PasswordDialog
          texts={texts.requesting}
          send={(input) => request({ input })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
