import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Row } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import {
  useArchiveThreadMutation,
  useBlockThreadMutation,
  useLeaveThreadMutation,
  useMuteThreadMutation,
  type ThreadFactsFragment as Thread,
} from '../api/messages.generated.js';
import { threadMenu as texts } from '../texts/messages.js';
import { listQueryOf } from '../thread-filters.js';
import { nameOf } from '../thread-names.js';
import styles from './conversation.module.css';

const ReportDialog = lazyPart(() => import('./report-dialog.js'), 'ReportDialog');

type Asked = 'block' | 'leave' | 'report' | null;

function useMarks({ id: threadId }: Thread) {
  const [archive] = useArchiveThreadMutation();
  const [mute] = useMuteThreadMutation();
  const [block] = useBlockThreadMutation();
  const [leave] = useLeaveThreadMutation();
  const say = async (work: Promise<{ error?: unknown }>, done: string): Promise<boolean> => {
    const { error } = await work;
    if (error) toast(texts.failed, 'error');
    else if (done) toast(done);
    return !error;
  };
  return {
    archive: (on: boolean) => say(archive({ input: { threadId, on } }), on ? texts.archived : texts.restored),
    mute: (on: boolean) => say(mute({ input: { threadId, on } }), on ? texts.muted : texts.unmuted),
    block: (on: boolean) => say(block({ input: { threadId, on } }), on ? '' : texts.unblocked),
    leave: () => say(leave({ id: threadId }), ''),
  };
}

/** What a person can do with a conversation. */
export function ThreadMenu({ thread }: { thread: Thread }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<Asked>(null);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const marks = useMarks(thread);
  const { isArchived, isBlocked, self } = thread;
  const close = () => setAsked(null);
  const button = (label: string, act: () => unknown) => (
    <Button look="quiet" small onClick={() => void act()}>
      {label}
    </Button>
  );
  return (
    <div className={styles.menu}>
      <Button
        look="secondary"
        small
        icon="more"
        aria-label={texts.label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Row gap={4}>
          {button(isArchived ? texts.restore : texts.archive, () => marks.archive(!isArchived))}
          {button(self.isMuted ? texts.unmute : texts.mute, () => marks.mute(!self.isMuted))}
          {isBlocked ? button(texts.unblock, () => marks.block(false)) : button(texts.block, () => setAsked('block'))}
          {button(texts.report, () => setAsked('report'))}
          {button(texts.leave, () => setAsked('leave'))}
        </Row>
      )}
      <Confirm
        danger
        title={texts.confirmBlock.title(nameOf(thread))}
        action={texts.confirmBlock.action}
        open={asked === 'block'}
        onClose={close}
        onConfirm={() => marks.block(true).then(close)}
      >
        {texts.confirmBlock.text}
      </Confirm>
      <Suspense>
        {asked === 'report' && <ReportDialog threadId={thread.id} name={nameOf(thread)} onClose={close} />}
      </Suspense>
      <Confirm
        danger
        title={texts.confirmLeave.title}
        action={texts.confirmLeave.action}
        open={asked === 'leave'}
        onClose={close}
        onConfirm={async () => {
          if (await marks.leave()) await navigate({ pathname: '/messages', search: listQueryOf(params) });
        }}
      >
        {texts.confirmLeave.text}
      </Confirm>
    </div>
  );
}
