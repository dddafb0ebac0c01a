import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { useAssignBoothMutation, type DeskEntryFactsFragment } from '../api/applications.generated.js';
import { BoothField } from '../components/booth-field.js';
import { booth as texts } from '../texts/booths.js';
import { vendorOf } from './vendor-of.js';

export type BoothEntry = Pick<DeskEntryFactsFragment, 'id' | 'application'>;

export function BoothDialog({ entry, onClose }: { entry: BoothEntry; onClose: () => void }) {
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
