import { Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { booth as texts } from '../texts/booths.js';
import type { BoothEntry } from './booth-dialog.js';

const BoothDialog = lazyPart(() => import('./booth-dialog.js'), 'BoothDialog');

/** Assigns or changes the booth of an accepted vendor. */
export function BoothButton({ entry }: { entry: BoothEntry }) {
  const [open, setOpen] = useState(false);
  const { status, boothLocation } = entry.application;
  if (status !== 'accepted') return null;
  return (
    <>
      <Button small look="secondary" icon="stall" onClick={() => setOpen(true)}>
        {boothLocation ? texts.change : texts.assign}
      </Button>
      <Suspense fallback={null}>{open && <BoothDialog entry={entry} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
