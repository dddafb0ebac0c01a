import { useEffect, useState } from 'react';
import { baseApi } from '../../../lib/api/base-api.js';
import { useAppDispatch } from '../../../lib/state/hooks.js';
import type { BulkDecisionFactsFragment as Bulk } from '../api/applications.generated.js';
import { isUnderWay } from './bulk-notice.js';
import { withdrawUndo } from './use-undo.js';

/**
 * Which decisions were seen in progress, and which ended last, as they were before. Loads what their steps change.
 * `bulks` is the same list until it is loaded again.
 */
export function useProgress(bulks: readonly Bulk[]) {
  const dispatch = useAppDispatch();
  const underWay = bulks.filter(isUnderWay);
  const steps = underWay.map(({ id, status }) => `${id} ${status}`).join();
  const [before, setBefore] = useState<readonly Bulk[]>([]);
  const [watched, setWatched] = useState<ReadonlySet<string>>(new Set());
  const [ended, setEnded] = useState<readonly Bulk[]>([]);
  if (before !== bulks) {
    const gone = before.filter((one) => isUnderWay(one) && !underWay.some(({ id }) => id === one.id));
    setBefore(bulks);
    setWatched(new Set([...watched, ...underWay.map(({ id }) => id)]));
    if (gone.length > 0) setEnded(gone);
  }
  useEffect(() => {
    if (steps) dispatch(baseApi.util.invalidateTags(['Application']));
  }, [dispatch, steps]);
  // Vendors can pay once a decision is announced, not when it is made.
  useEffect(() => {
    if (ended.length > 0) dispatch(baseApi.util.invalidateTags(['Application', 'Payment', 'Event']));
    for (const { id } of ended) withdrawUndo(id);
  }, [dispatch, ended]);
  return { watched, ended };
}
