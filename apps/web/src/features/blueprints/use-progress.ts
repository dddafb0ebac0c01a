import { useRef, useState } from 'react';
import { toast } from '../../components/ui/toast.js';
import { useInTurn } from '../../lib/hooks/use-in-turn.js';
import { useSaveBlueprintProgressMutation, type SaveBlueprintProgressInput } from './api/blueprints.generated.js';
import { blueprintPage } from './texts.js';

export interface Place {
  currentStep: number;
  completed: boolean;
  doneTasks: readonly string[];
}

type Changes = Omit<SaveBlueprintProgressInput, 'blueprintId'>;

/** What another tab or device did stays. */
function changesOf(from: Place, to: Place): Changes {
  const addedTasks = to.doneTasks.filter((id) => !from.doneTasks.includes(id));
  const removedTasks = from.doneTasks.filter((id) => !to.doneTasks.includes(id));
  return {
    ...(to.currentStep !== from.currentStep && { currentStep: to.currentStep }),
    ...(to.completed !== from.completed && { completed: to.completed }),
    ...(addedTasks.length > 0 && { addedTasks }),
    ...(removedTasks.length > 0 && { removedTasks }),
  };
}

/** Shows a change immediately and saves changes one after the other, so that the last one wins. */
export function useProgress(blueprintId: string, saved: Place) {
  const [place, setPlace] = useState(saved);
  const latest = useRef(saved);
  const sent = useRef(saved);
  const [save] = useSaveBlueprintProgressMutation();
  const inTurn = useInTurn();
  const change = (part: Partial<Place>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setPlace(next);
    void inTurn(async () => {
      if (latest.current !== next) return;
      const { error } = await save({ input: { blueprintId, ...changesOf(sent.current, next) } });
      if (error) toast(blueprintPage.notSaved, 'error');
      else sent.current = next;
    });
  };
  return { place, change };
}
