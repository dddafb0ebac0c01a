import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Form, FormProblem } from '../../../components/ui/form.js';
import { Row } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { useAssignBoothMutation, type DeskEntryFactsFragment } from '../api/applications.generated.js';
import { BoothField } from '../components/booth-field.js';
import { booth as texts } from '../texts/booths.js';
import { vendorOf } from './vendor-of.js';

type DeskEntry = Pick<DeskEntryFactsFragment, 'id' | 'application'>;

function BoothDialog({ entry, onClose }: { entry: DeskEntry; onClose: () => void }) {
  const [assign, { isLoading }] = useAssignBoothMutation();
  const form = useForm({ defaultValues: { boothLocation: entry.application.boothLocation ?? '' } });
  const vendor = vendorOf(entry);
  const submit = async ({ boothLocation }: { boothLocation: string }) => {
    const { error } = await assign({ input: { applicationId: entry.id, boothLocation: boothLocation.trim() || null } });
    if (error) {
      showServerErrors(form, error, texts.failed);
      return;
    }
    toast(texts.saved(vendor));
    onClose();
  };
  return (
    <Dialog title={texts.titleOf(vendor)} open onClose={onClose}>
      <Form form={form} onSubmit={submit} label={texts.titleOf(vendor)}>
        <BoothField application={entry.application} label={texts.label} hint={texts.hint} />
        <FormProblem message={form.formState.errors.root?.message} />
        <Row>
          <Button type="submit" busy={isLoading}>
            {texts.save}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Row>
      </Form>
    </Dialog>
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
