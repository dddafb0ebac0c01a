import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { takingDown } from '../texts.js';
import { RestoreDialog, TakeDownDialog, type Moderated } from './take-down-dialogs.js';

/** Takes an event down or, once it is, restores it. */
export function TakeDownButton({ event }: { event: Moderated }) {
  const [asked, setAsked] = useState<'takeDown' | 'restore' | null>(null);
  const action = event.takenDownReason === null ? 'takeDown' : 'restore';
  const AskedDialog = asked === 'restore' ? RestoreDialog : TakeDownDialog;
  return (
    <>
      <Button
        look={action === 'takeDown' ? 'dangerQuiet' : 'secondary'}
        small
        aria-label={takingDown.of(takingDown[action], event.title)}
        onClick={() => setAsked(action)}
      >
        {takingDown[action]}
      </Button>
      {asked && <AskedDialog event={event} onClose={() => setAsked(null)} />}
    </>
  );
}
