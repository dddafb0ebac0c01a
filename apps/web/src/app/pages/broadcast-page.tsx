import { EventPicker } from '../../features/events/components/event-picker.js';
import { Broadcast } from '../../features/messages/broadcast/broadcast.js';

export function Component() {
  return <Broadcast pickEvent={(value, onChange) => <EventPicker value={value} onChange={onChange} />} />;
}
