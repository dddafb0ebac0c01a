import { Button } from '../../../components/ui/button.js';
import { booth as texts } from '../texts/booths.js';
import type { BoothEntry } from './booth-dialog.js';
import { useEntryDialog } from './entry-dialogs.js';

/** Assigns or changes the booth of an accepted vendor. */
export function BoothButton({ entry: { id, application } }: { entry: BoothEntry }) {
  const open = useEntryDialog();
  const { status, boothLocation } = application;
  if (status !== 'accepted') return null;
  return (
    <Button small look="secondary" icon="stall" onClick={() => open({ id, about: 'booth' })}>
      {boothLocation ? texts.change : texts.assign}
    </Button>
  );
}
