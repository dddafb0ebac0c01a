import { useState } from 'react';
import { useInTurn } from './use-in-turn.js';

/** Answers whether it is saved; if not, the saved choice is shown again. */
type Save<S> = (choice: NonNullable<S>, before: S) => Promise<boolean>;

/** Shows what was chosen last, until all choices are saved, one after the other, and `saved` has it. */
export function useChoice<S extends string | boolean | undefined>(saved: S, save: Save<S>) {
  const [chosen, setChosen] = useState<{ choice: NonNullable<S> }>();
  const [unsaved, setUnsaved] = useState(0);
  const inTurn = useInTurn();
  if (chosen && unsaved === 0 && chosen.choice === saved) setChosen(undefined);
  const shown = chosen ? chosen.choice : saved;
  const choose = (choice: NonNullable<S>) => {
    const own = { choice };
    setChosen(own);
    setUnsaved((before) => before + 1);
    void inTurn(async () => {
      const isSaved = await save(choice, shown);
      setUnsaved((before) => before - 1);
      if (!isSaved) setChosen((now) => (now === own ? undefined : now));
    });
  };
  return [shown, choose] as const;
}
