import { EventPicker } from '../../features/events/components/event-picker.js';
import { ReceivedInterests } from '../../features/interests/components/received-interests.js';
import { ReceivedInvitations } from '../../features/invitations/components/received-invitations.js';
import { InterestLists } from './interest-lists.js';
import { organizerInterests as texts } from './texts/interest-lists.js';

export function Component() {
  const interests = (
    <ReceivedInterests pickEvent={(value, onChange) => <EventPicker value={value} onChange={onChange} />} />
  );
  return <InterestLists texts={texts} lists={{ interests, invitations: <ReceivedInvitations /> }} />;
}
