import { Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { todayIn } from '../../../lib/format/dates.js';
import { useSetUpEventMutation } from '../api/events.generated.js';
import { settingUp } from '../texts/setting-up.js';
import type { EventDetails } from './event-facts.js';
import { EventForm } from './event-form.js';

const { done } = settingUp;
const wordsOf: Partial<Record<string, string>> = { applications_closed: done.closed, past_event: done.past };

/** An import's guess that has passed would close what its organizer wants to open. */
const hasUselessDeadline = ({ applicationDeadline, defaultedFields, timeZone }: EventDetails) =>
  applicationDeadline !== null &&
  defaultedFields.includes('applicationDeadline') &&
  applicationDeadline < todayIn(timeZone);

/** The new organizer of an import confirms or corrects what it says, which opens it to applications. */
export function SetUpEvent({ event }: { event: EventDetails }) {
  const [setUp] = useSetUpEventMutation();
  const cleared = hasUselessDeadline(event) ? { applicationDeadline: null } : {};
  return (
    <Stack>
      <Notice tone="info" title={settingUp.title}>
        {settingUp.text}
      </Notice>
      <EventForm
        event={{ ...event, ...cleared }}
        submitLabel={settingUp.confirm}
        cancelTo="/my-events"
        onSave={async (input) => {
          const { data, error } = await setUp({ input: { ...cleared, ...input } });
          if (data) toast(wordsOf[data.event.badge] ?? done.open);
          return error;
        }}
      />
    </Stack>
  );
}
