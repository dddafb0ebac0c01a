import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import {
  useAssignBoothMutation,
  useTakenBoothsQuery,
  type DeskEntryFactsFragment,
} from '../api/applications.generated.js';
import { boothKey } from '../booth-key.js';
import { boothRanges } from '../booth-ranges.js';
import { BoothField } from '../components/booth-field.js';
import { booth as texts } from '../texts/booths.js';
import { vendorOf } from './vendor-of.js';

export type BoothEntry = Pick<DeskEntryFactsFragment, 'id' | 'application'>;

/** The booths of others. */
function useTaken({ application: { eventId, boothLocation } }: BoothEntry): string | undefined {
  const { currentData } = useTakenBoothsQuery({ eventId });
  if (!currentData) return undefined;
  const { taken, shared } = currentData.booths;
  const own = boothKey(boothLocation ?? '');
  const others = shared.includes(own) ? taken : taken.filter((booth) => boothKey(booth) !== own);
  return others.length > 0 ? texts.taken(boothRanges(others)) : undefined;
}

interface BoothDialogProps {
  entry: BoothEntry;
  /** Continues with the next vendor without a booth. */
  onNext?: () => void;
  onClose: () => void;
}

export function BoothDialog({ entry, onNext, onClose }: BoothDialogProps) {
  const [assign] = useAssignBoothMutation();
  const form = useForm({ defaultValues: { boothLocation: entry.application.boothLocation ?? '' } });
  const vendor = vendorOf(entry);
  const taken = useTaken(entry);
  return (
    <FormDialog
      title={texts.titleOf(vendor)}
      form={form}
      send={({ boothLocation }) =>
        assign({ input: { applicationId: entry.id, boothLocation: boothLocation.trim() || null } })
      }
      texts={{
        send: texts.save,
        done: ({ boothLocation }) => texts.saved(vendor, boothLocation.trim()),
        failed: texts.failed,
      }}
      goOn={onNext && { label: texts.saveAndNext, onSent: onNext }}
      onClose={onClose}
    >
      {taken && <p>{taken}</p>}
      <BoothField application={entry.application} label={texts.label} hint={texts.hint} />
    </FormDialog>
  );
}
