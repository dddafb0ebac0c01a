import { Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Loading } from '../../../components/ui/loading.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import {
  useWithdrawApplicationMutation,
  type ApplicationFactsFragment as Application,
} from '../api/applications.generated.js';
import { applicationEdit, withdrawal } from '../texts/changes.js';
import { ownApplications } from '../texts/lists.js';

const EditApplication = lazyPart(() => import('./edit-application.js'), 'EditApplication');

/** What the vendor can do until the organizer decides. */
export function PendingActions({ application }: { application: Application }) {
  const [open, setOpen] = useState<'edit' | 'withdraw'>();
  const [withdraw] = useWithdrawApplicationMutation();
  const title = application.event?.title ?? ownApplications.someEvent;
  const close = () => setOpen(undefined);
  const confirm = async () => {
    const { error } = await withdraw({ id: application.id });
    close();
    if (!error) toast(withdrawal.done);
    else toast(messageOf(error, withdrawal.failed), 'error');
  };
  return (
    <>
      <Button small look="secondary" onClick={() => setOpen('edit')}>
        {applicationEdit.open}
      </Button>
      <Button small look="dangerQuiet" onClick={() => setOpen('withdraw')}>
        {withdrawal.open}
      </Button>
      {open === 'edit' && (
        <Suspense fallback={<Loading inline />}>
          <EditApplication application={application} onClose={close} />
        </Suspense>
      )}
      <Confirm
        danger
        open={open === 'withdraw'}
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
