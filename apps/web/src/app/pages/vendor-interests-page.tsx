import { OwnInterests } from '../../features/interests/components/own-interests.js';
import { SentInvitations } from '../../features/invitations/components/sent-invitations.js';
import { InterestLists } from './interest-lists.js';
import { vendorInterests as texts } from './texts/interest-lists.js';

export function Component() {
  return <InterestLists texts={texts} lists={{ interests: <OwnInterests />, invitations: <SentInvitations /> }} />;
}
