import { useRef, useState } from 'react';
import { toast } from '../../components/ui/toast.js';
import { useSaveBlueprintProgressMutation } from './api/blueprints.generated.js';
import { blueprintPage } from './texts.js';

export interface Place {
  currentStep: number;
  completed: boolean;
  doneTasks: readonly string[];
}

/** Shows a change immediately and saves changes one after the other, so that the last one wins. */
export function useProgress(blueprintId: string, saved: Place) {
  const [place, setPlace] = useState(saved);
  const latest = useRef(saved);
  const [save] = useSaveBlueprintProgressMutation();
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const change = (part: Partial<Place>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setPlace(next);
    saving.current = saving.current.then(async () => {
      if (latest.current !== next) return;
      const { error } = await save({ input: { blueprintId, ...next, doneTasks: [...next.doneTasks] } });
      if (error) toast(blueprintPage.notSaved, 'error');
    });
  };
  return { place, change };
}
