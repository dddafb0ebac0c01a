import { useNavigate } from 'react-router-dom';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { useCreateEventMutation, type CreateMarketEvent } from '../api/events.generated.js';
import { EventForm } from '../components/event-form.js';

export function Component() {
  const navigate = useNavigate();
  const [create, { isLoading }] = useCreateEventMutation();
  const save = async (input: CreateMarketEvent) => {
    const { data, error } = await create({ input });
    if (error) return error;
    toast('Saved as a draft. Publish it when you are ready.');
    await navigate(`/events/${data.event.id}`);
    return undefined;
  };
  return (
    <Page width="narrow">
      <PageHeader title="Create an event" lead="It starts as a draft that only you can see." />
      <EventForm submitLabel="Create event" cancelTo="/my-events" busy={isLoading} onSave={save} />
    </Page>
  );
}
