import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import type { BulkDecisionFactsFragment as Bulk } from '../api/applications.generated.js';
import { bulkStatus as texts } from '../texts/bulk.js';
import { Refusals } from './refusals.js';
import { useUndo } from './use-undo.js';

const OVER: readonly Bulk['status'][] = ['announced', 'undone'];
export const isUnderWay = ({ status }: Bulk): boolean => !OVER.includes(status);

function titleOf({ status, decision, vendorName, done, total, decided }: Bulk): string {
  switch (status) {
    case 'deciding':
      return texts.deciding(done, total);
    case 'held':
      return vendorName ? texts.heldOne[decision](vendorName) : texts.held[decision](decided);
    case 'announced':
      return texts.announced[decision](decided);
    case 'undone':
      return vendorName ? texts.undoneOne(vendorName) : texts.undone;
    default:
      return texts[status];
  }
}

/** A timer, because screen readers would announce each second of other text in a notice. */
function TimeLeft({ bulk: { undoMs, total } }: { bulk: Bulk }) {
  return <span role="timer">{texts.heldText(Math.ceil(undoMs / 1_000), total)}</span>;
}

/** A bulk decision in progress, and then its result until it is closed. */
export function BulkNotice({ bulk }: { bulk: Bulk }) {
  const [closed, setClosed] = useState(false);
  const [takeBack, isLoading] = useUndo();
  const { id, status } = bulk;
  if (closed) return null;
  return (
    <div role="group" aria-label={titleOf(bulk)}>
      <Notice
        title={titleOf(bulk)}
        actions={
          <>
            {status === 'held' && bulk.undoMs > 0 && (
              <Button small busy={isLoading} onClick={() => void takeBack(id)}>
                {texts.undo}
              </Button>
            )}
            {!isUnderWay(bulk) && (
              <Button small look="secondary" onClick={() => setClosed(true)}>
                {texts.close}
              </Button>
            )}
          </>
        }
      >
        {status === 'held' && <TimeLeft bulk={bulk} />}
        <Refusals refused={bulk.refused} />
      </Notice>
    </div>
  );
}

/** Decisions on one application each, in one notice. The buttons of the others stay when one ends. */
export function HeldNotice({ bulks }: { bulks: readonly Bulk[] }) {
  const [takeBack, isLoading] = useUndo();
  const only = bulks.length === 1 ? bulks[0] : undefined;
  const title = only ? titleOf(only) : texts.heldMany(bulks.length);
  return (
    <div role="group" aria-label={title}>
      <Notice
        title={title}
        actions={bulks.map((bulk) => (
          <Button key={bulk.id} small look="secondary" busy={isLoading} onClick={() => void takeBack(bulk.id)}>
            {only ? texts.undo : texts.undoOf(titleOf(bulk))}
          </Button>
        ))}
      >
        {only && <TimeLeft bulk={only} />}
      </Notice>
    </div>
  );
}
