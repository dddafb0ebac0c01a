import { MAX_COMPARED_APPLICATIONS } from '@stallbook/kernel/limits';
import { Suspense, useId, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { toast } from '../../../components/ui/toast.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import type { ListPage } from '../../../lib/lists/list-page.js';
import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import barStyles from '../components/selection-bar.module.css';
import { selection as texts } from '../texts/bulk.js';
import { MOST, type Selection } from './use-selection.js';

const BulkDialog = lazyPart(() => import('./bulk-dialog.js'), 'BulkDialog');
const Comparison = lazyPart(() => import('./comparison.js'), 'Comparison');

const buttons = { accept: { icon: 'check' }, reject: { look: 'dangerQuiet', icon: 'close' } } as const;

interface SelectionToolsProps {
  selection: Selection;
  list: ListPage<DeskEntry>;
}

/** Stays in view while applications are selected. */
export function SelectionTools({ selection, list }: SelectionToolsProps) {
  const { selected, add, clear } = selection;
  const reason = useId();
  const [decision, setDecision] = useState<'accept' | 'reject' | null>(null);
  const [comparing, setComparing] = useState(false);
  const [adding, setAdding] = useState(false);
  const addAll = async () => {
    setAdding(true);
    try {
      add(await list.everyRow(MOST));
    } catch {
      toast(texts.notSelected, 'error');
    } finally {
      setAdding(false);
    }
  };
  // It would open again with the next selection.
  if (comparing && selected.size === 0) setComparing(false);
  if (selected.size === 0) return null;
  const rows = new Set(list.rows?.map(({ id }) => id));
  const hidden = [...selected.keys()].filter((id) => !rows.has(id)).length;
  const pending = [...selected.values()].filter(({ application }) => application.status === 'pending').length;
  const isTooMany = selected.size > MAX_COMPARED_APPLICATIONS;
  return (
    <>
      <section className={barStyles.bar} aria-label={texts.label}>
        <span className={barStyles.count}>{texts.count(selected.size, hidden)}</span>
        {pending === 0 && <span id={reason}>{texts.allDecided}</span>}
        {selected.size < Math.min(list.total, MOST) && (
          <Button small look="secondary" busy={adding} onClick={() => void addAll()}>
            {list.total > MOST ? texts.first(MOST) : texts.all(list.total)}
          </Button>
        )}
        <Button small look="quiet" onClick={clear}>
          {texts.clear}
        </Button>
        <div className={barStyles.actions}>
          {(['accept', 'reject'] as const).map((about) => (
            <Button
              key={about}
              small
              {...buttons[about]}
              disabled={pending === 0}
              aria-describedby={pending === 0 ? reason : undefined}
              onClick={() => setDecision(about)}
            >
              {texts[about](pending)}
            </Button>
          ))}
          {selected.size >= 2 && (
            <Button small look="secondary" disabled={isTooMany} onClick={() => setComparing(true)}>
              {isTooMany ? texts.compareUpTo(MAX_COMPARED_APPLICATIONS) : texts.compare}
            </Button>
          )}
        </div>
      </section>
      <Suspense>
        {comparing && (
          <Comparison
            selected={[...selected.values()].slice(0, MAX_COMPARED_APPLICATIONS)}
            onRemove={selection.toggle}
            onShown={selection.renew}
            onClose={() => setComparing(false)}
          />
        )}
        {decision && (
          <BulkDialog
            decision={decision}
            applications={[...selected.values()].map(({ id, application }) => ({
              applicationId: id,
              contentsVersion: application.contentsVersion,
            }))}
            onStarted={clear}
            onClose={() => setDecision(null)}
          />
        )}
      </Suspense>
    </>
  );
}
