import { Roster } from '../../features/applications/desk/roster.js';
import { OneEventPicker } from '../../features/events/components/one-event-picker.js';
import { MessageLink } from '../../features/messages/components/message-link.js';

export function Component() {
  return (
    <Roster
      pickEvent={(picker) => <OneEventPicker {...picker} />}
      messageAction={({ id }) => <MessageLink small look="quiet" about="application" id={id} to="vendor" />}
    />
  );
}
