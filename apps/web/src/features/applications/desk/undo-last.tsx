import { Button } from '../../../components/ui/button.js';
import { entryKeys as texts } from '../texts/desk.js';
import { useLastHeld, useUndo } from './use-undo.js';

/** Within a dialog, because the messages and notices are outside of it. */
export function UndoLast() {
  const last = useLastHeld();
  const [takeBack, isLoading] = useUndo();
  if (!last) return null;
  return (
    <Button small look="secondary" busy={isLoading} onClick={() => void takeBack(last.id)}>
      {texts.undo}
    </Button>
  );
}
