import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../components/ui/form/fields.js';
import { Notice } from '../../../components/ui/notice.js';
import { maxPageSize } from '../../../lib/pages.js';
import { useRosterQuery, type ApplicationFactsFragment as Application } from '../api/applications.generated.js';
import { booth as texts } from '../texts/booths.js';

const bare = (text: string | null | undefined) => text?.trim().toLowerCase() ?? '';

interface BoothFieldProps {
  application: Pick<Application, 'id' | 'event'>;
  label: string;
  hint?: string;
}

/** Names who has the typed booth already. That is no refusal: vendors may share a booth. */
export function BoothField({ application, label, hint }: BoothFieldProps) {
  const typed = useFormContext<{ boothLocation: string }>().watch('boothLocation');
  const eventId = application.event?.id ?? null;
  const { data } = useRosterQuery(
    { input: { eventId, status: 'accepted', order: 'vendor', page: 1, pageSize: maxPageSize } },
    { skip: !eventId },
  );
  const holder = data?.applications.items.find(
    (one) => one.id !== application.id && bare(typed) && bare(one.application.boothLocation) === bare(typed),
  );
  return (
    <>
      <TextField name="boothLocation" label={label} hint={hint} placeholder={texts.example} maxLength={200} />
      {holder && <Notice tone="warning">{texts.heldBy(holder.application.vendor?.businessName)}</Notice>}
    </>
  );
}
