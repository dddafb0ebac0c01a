import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { useAssignBoothMutation, type DeskEntryFactsFragment } from '../api/applications.generated.js';
import { BoothField } from '../components/booth-field.js';
import { booth as texts } from '../texts/booths.js';
import { vendorOf } from './vendor-of.js';

type DeskEntry = Pick<DeskEntryFactsFragment, 'id' | 'application'>;

function BoothDialog({ entry, onClose }: { entry: DeskEntry; onClose: () => void }) {
  const [assign] = useAssignBoothMutation();
  const form = useForm({ defaultValues: { boothLocation: entry.application.boothLocation ?? '' } });
  const vendor = vendorOf(entry);
  return (
    <FormDialog
      title={texts.titleOf(vendor)}
      form={form}
      send={({ boothLocation }) =>
        assign({ input: { applicationId: entry.id, boothLocation: boothLocation.trim() || null } })
      }
      texts={{ send: texts.save, done: texts.saved(vendor), failed: texts.failed }}
      onClose={onClose}
    >
      <BoothField application={entry.application} label={texts.label} hint={texts.hint} />
    </FormDialog>
  );
}

/** Assigns or changes the booth of an accepted vendor. */
export function BoothButton({ entry }: { entry: DeskEntry }) {
  const [open, setOpen] = useState(false);
  const { status, boothLocation } = entry.application;
  if (status !== 'accepted') return null;
  return (
    <>
      <Button small look="secondary" icon="stall" onClick={() => setOpen(true)}>
        {boothLocation ? texts.change : texts.assign}
      </Button>
      {open && <BoothDialog entry={entry} onClose={() => setOpen(false)} />}
    </>
  );
}
