import { OneEventPicker } from '../../features/events/components/one-event-picker.js';
import { Broadcast } from '../../features/messages/broadcast/broadcast.js';

export function Component() {
  return <Broadcast pickEvent={(picker) => <OneEventPicker {...picker} />} />;
}
