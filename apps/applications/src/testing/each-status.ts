import {
  acceptApplication,
  createDraft,
  marketEventSaved,
  rejectApplication,
  submitApplication,
} from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import { marketEvent, terms, vendor } from './builders.js';
import { decide, type Harness } from './harness.js';

/** A market event of the owner with an application in each status. */
export async function applicationsOfEachStatus(harness: Harness, owner: Actor) {
  const market = marketEvent({ organizerId: owner.id });
  const { marketEventId } = market;
  await harness.publish(marketEventSaved, market);
  const draft = async (who = vendor()) => {
    const { id } = await harness.call(createDraft, { eventId: marketEventId }, who);
    return { id, who };
  };
  const submit = async () => {
    const { id: draftId, who } = await draft();
    await harness.call(submitApplication, { draftId, productsOffered: 'Bread', terms }, who);
    return draftId;
  };
  const [drafted, pending, accepted, rejected] = [(await draft()).id, await submit(), await submit(), await submit()];
  await decide(harness, acceptApplication, { applicationId: accepted }, owner);
  await decide(harness, rejectApplication, { applicationId: rejected }, owner);
  return { market, marketEventId, drafted, pending, accepted, rejected };
}
