import { Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { closing as texts } from '../texts/closing.js';
import type { ApplicationClosing } from '../use-application-closing.js';
import type { EventDetails } from './event-facts.js';

const ReopenDialog = lazyPart(() => import('./reopen-dialog.js'), 'ReopenDialog');

/** Says that vendors cannot apply, and takes applications again. */
export function ClosedApplications({ event, closing }: { event: EventDetails; closing: ApplicationClosing }) {
  const [reopening, setReopening] = useState(false);
  const { busy, undo } = closing;
  return (
    <>
      <Notice
        tone="info"
        title={texts.closed.title}
        actions={
          <>
            {undo && (
              <Button small busy={busy} onClick={() => void undo()}>
                {texts.undo}
              </Button>
            )}
            <Button look="secondary" small disabled={busy} onClick={() => setReopening(true)}>
              {texts.reopen}
            </Button>
          </>
        }
      >
        {texts.closed.text}
      </Notice>
      <Suspense>
        {reopening && <ReopenDialog event={event} closing={closing} onClose={() => setReopening(false)} />}
      </Suspense>
    </>
  );
}
