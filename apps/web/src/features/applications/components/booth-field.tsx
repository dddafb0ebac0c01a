import { useDebouncedValue } from '@mantine/hooks';
import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../components/ui/form/fields.js';
import { Notice } from '../../../components/ui/notice.js';
import { useBoothHoldersQuery, type ApplicationFactsFragment as Application } from '../api/applications.generated.js';
import { boothKey } from '../booth-key.js';
import { booth as texts } from '../texts/booths.js';

const waitMs = 300;

interface BoothFieldProps {
  application: Pick<Application, 'id' | 'event'>;
  label: string;
  hint?: string;
}

/** Names who has the typed booth already. That is no refusal: vendors may share a booth. */
export function BoothField({ application, label, hint }: BoothFieldProps) {
  const typed = boothKey(useFormContext<{ boothLocation: string }>().watch('boothLocation'));
  const [settled] = useDebouncedValue(typed, waitMs);
  const eventId = application.event?.id ?? null;
  const { currentData } = useBoothHoldersQuery(
    { eventId: eventId ?? '', booth: settled },
    { skip: !eventId || !settled },
  );
  const holder = currentData?.applications.items.find(({ id }) => id !== application.id);
  return (
    <>
      <TextField name="boothLocation" label={label} hint={hint} placeholder={texts.example} maxLength={200} />
      {holder && typed === settled && (
        <Notice tone="warning">{texts.heldBy(holder.application.vendor?.businessName)}</Notice>
      )}
    </>
  );
}
