import { useEffect, useState } from 'react';
import { baseApi } from '../../../lib/api/base-api.js';
import { useAppDispatch } from '../../../lib/state/hooks.js';
import type { BulkDecisionFactsFragment as Bulk } from '../api/applications.generated.js';
import { isUnderWay } from './bulk-notice.js';
import { withdrawUndo } from './use-undo.js';

const stepsOf = (bulks: readonly Bulk[]) => bulks.map(({ id, status }) => `${id} ${status}`).join();

/** Which decisions were seen in progress and which ended last. Loads what their steps change. */
export function useProgress(bulks: readonly Bulk[]) {
  const dispatch = useAppDispatch();
  const underWay = bulks.filter(isUnderWay);
  const steps = stepsOf(underWay);
  const [before, setBefore] = useState<readonly Bulk[]>([]);
  const [watched, setWatched] = useState<ReadonlySet<string>>(new Set());
  const [ended, setEnded] = useState<readonly Bulk[]>([]);
  if (stepsOf(before) !== steps) {
    const gone = before.filter(({ id }) => !underWay.some((one) => one.id === id));
    setBefore(underWay);
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
