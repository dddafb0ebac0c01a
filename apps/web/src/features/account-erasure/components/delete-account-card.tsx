import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { deleteAccount as texts, deletionDialog } from '../texts.js';
import styles from './delete-account-card.module.css';
import { DeleteAccountForm } from './delete-account-form.js';

export function DeleteAccountCard() {
  const [asking, setAsking] = useState(false);
  const isVendor = useViewer()?.role === 'vendor';
  const { goes, stays } = texts;
  return (
    <Card title={texts.title} id="delete-account">
      <Stack gap={16}>
        <p>{texts.lead}</p>
        <Points title={goes.title} list={[...goes.list, isVendor ? goes.files.vendor : goes.files.organizer]} />
        <Points title={stays.title} list={isVendor ? stays.list : [...stays.list, stays.events]} />
        <Notice tone="warning" title={texts.running.title}>
          {texts.running.text}
        </Notice>
        <p>{texts.before}</p>
        <div>
          <Button look="dangerQuiet" onClick={() => setAsking(true)}>
            {texts.open}
          </Button>
        </div>
      </Stack>
      <Dialog title={deletionDialog.title} open={asking} onClose={() => setAsking(false)}>
        <DeleteAccountForm onCancel={() => setAsking(false)} />
      </Dialog>
    </Card>
  );
}

function Points({ title, list }: { title: string; list: readonly string[] }) {
  return (
    <div className={styles.points}>
      <h3>{title}</h3>
      <ul>
        {list.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
