import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import {
  useWithdrawApplicationMutation,
  type ApplicationFactsFragment as Application,
} from '../api/applications.generated.js';
import { applicationEdit, withdrawal } from '../texts/changes.js';
import { ownApplications } from '../texts/lists.js';

/** What the vendor can do until the organizer decides. */
export function PendingActions({ application, onEdit }: { application: Application; onEdit: () => void }) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const [withdraw] = useWithdrawApplicationMutation();
  const title = application.event?.title ?? ownApplications.someEvent;
  const close = () => setWithdrawing(false);
  const confirm = async () => {
    const { error } = await withdraw({ id: application.id });
    close();
    if (!error) toast(withdrawal.done);
    else toast(messageOf(error, withdrawal.failed), 'error');
  };
  return (
    <>
      <Button small look="secondary" onClick={onEdit}>
        {applicationEdit.open}
      </Button>
      <Button small look="dangerQuiet" onClick={() => setWithdrawing(true)}>
        {withdrawal.open}
      </Button>
      <Confirm
        danger
        open={isWithdrawing}
        title={withdrawal.title(title)}
        action={withdrawal.action}
        onClose={close}
        onConfirm={confirm}
      >
        {withdrawal.text}
      </Confirm>
    </>
  );
}
