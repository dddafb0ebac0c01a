import { leaveThread, startMessageThread } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import type { Person } from './person.js';

const START = 'mutation Drive($input: StartMessageThreadInput!) { startMessageThread(input: $input) { id } }';
const LEAVE = 'mutation Drive($id: ID!) { leaveThread(input: { id: $id }) { id } }';

/** A vendor writes to an organizer and leaves the conversation. */
export async function partWays({ gateway }: Person, { id: subjectId }: Person): Promise<void> {
  const input = { threadType: 'person', subjectId, messageId: newId(), content: 'Is a booth free next year?' };
  const { id } = await gateway.graphql<{ id: string }>(startMessageThread.name, START, { input }, newId());
  await gateway.graphql(leaveThread.name, LEAVE, { id }, newId());
}
