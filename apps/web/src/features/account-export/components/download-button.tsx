import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { saveFrom } from '../../../lib/files/save-file.js';
import { useAccountExportLinkMutation } from '../api/account-export.generated.js';
import { accountExport as texts } from '../texts.js';
import { PasswordDialog } from './password-dialog.js';

export function DownloadButton({ id, filename }: { id: string; filename: string }) {
  const [ask] = useAccountExportLinkMutation();
  const [asking, setAsking] = useState(false);
  const send = async (password: { currentPassword: string }) => {
    const { data, error } = await ask({ input: { id, ...password } });
    if (data) saveFrom(data.link.signedUrl, filename);
    return { error };
  };
  return (
    <>
      <Button icon="download" onClick={() => setAsking(true)}>
        {texts.download}
      </Button>
      {asking && <PasswordDialog texts={texts.downloading} send={send} onClose={() => setAsking(false)} />}
    </>
  );
}
