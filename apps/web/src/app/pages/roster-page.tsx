import { Roster } from '../../features/applications/desk/roster.js';
import { EventPicker } from '../../features/events/components/event-picker.js';
import { MessageLink } from '../../features/messages/components/message-link.js';

export function Component() {
  return (
    <Roster
      pickEvent={(value, onChange, title) => <EventPicker value={value} title={title} onChange={onChange} />}
      messageAction={({ id }) => <MessageLink small look="quiet" about="application" id={id} to="vendor" />}
    />
  );
}
