import { Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { useSetUpEventMutation } from '../api/events.generated.js';
import { settingUp } from '../texts/setting-up.js';
import type { EventDetails } from './event-facts.js';
import { EventForm } from './event-form.js';

/** The new organizer of an import confirms or corrects what it says, which opens it to applications. */
export function SetUpEvent({ event }: { event: EventDetails }) {
  const [setUp, { isLoading }] = useSetUpEventMutation();
  return (
    <Stack>
      <Notice tone="info" title={settingUp.title}>
        {settingUp.text}
      </Notice>
      <EventForm
        event={event}
        submitLabel={settingUp.confirm}
        cancelTo="/my-events"
        busy={isLoading}
        onSave={async (input) => {
          const { error } = await setUp({ input });
          if (!error) toast(settingUp.done);
          return error;
        }}
      />
    </Stack>
  );
}
