import { Roster } from '../../features/applications/desk/roster.js';
import { EventPicker } from '../../features/events/components/event-picker.js';
import { MessageLink } from '../../features/messages/components/message-link.js';

export function Component() {
  return (
    <Roster
      pickEvent={(value, onChange) => <EventPicker value={value} onChange={onChange} />}
      messageAction={({ id }) => <MessageLink small look="quiet" about="application" id={id} to="vendor" />}
    />
  );
}
