import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import {
  useCreateEventMutation,
  usePublishEventMutation,
  type CreateMarketEventInput,
} from '../api/events.generated.js';
import { creation } from '../texts/form.js';
import { EventWizard, useStepsBack } from './event-wizard.js';
import { StartFromEarlier } from './start-from-earlier.js';

/** `feeNotice` is shown before an event with a booth fee is published. */
export function CreateEvent({ feeNotice }: { feeNotice: ReactNode }) {
  const navigate = useNavigate();
  const stepsBack = useStepsBack();
  const [made, setMade] = useState<string>();
  // Steps of an empty form must not stay behind the page of the event.
  useEffect(() => {
    if (!made) return;
    if (stepsBack > 0) void navigate(-stepsBack);
    else void navigate(`/events/${made}`, { replace: true });
  }, [made, stepsBack, navigate]);
  const [create, creating] = useCreateEventMutation();
  const [publish, publishing] = usePublishEventMutation();
  const save = async (input: CreateMarketEventInput, toPublish: boolean) => {
    const { data, error } = await create({ input });
    if (error) return error;
    const { id } = data.event;
    const published = toPublish ? await publish({ id }) : null;
    if (published?.error) toast(creation.notPublished(messageOf(published.error, creation.tryAgain)), 'error');
    else toast(published ? creation.published : creation.saved);
    setMade(id);
    return undefined;
  };
  return (
    <Page width="narrow">
      <EventWizard
        header={(isUntouched) => (
          <PageHeader title={creation.title} lead={creation.lead} actions={isUntouched && <StartFromEarlier />} />
        )}
        busy={creating.isLoading || publishing.isLoading || made !== undefined}
        feeNotice={feeNotice}
        onSave={save}
      />
    </Page>
  );
}
