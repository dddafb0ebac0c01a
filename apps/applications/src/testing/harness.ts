import type { acceptApplication, Application, rejectApplication } from '@stallbook/contracts';
import { newId, type Actor, type Operation } from '@stallbook/kernel';
import { openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import type { ApplicationDocument } from '../application/application.projection.js';
import { contentsVersionOf } from '../application/domain/contents-version.js';
import { ApplicationsModule } from '../applications.module.js';

export type Harness = ServiceHarness;

export const openHarness = (now: string): Promise<Harness> =>
  openServiceHarness({ name: 'applications', module: ApplicationsModule, now });

type Decision = typeof acceptApplication | typeof rejectApplication;
type Decided<O> = O extends Operation<infer I, Application> ? Omit<I, 'contentsVersion'> : never;

/** Decides with the current contents. */
export async function decide<O extends Decision>(
  harness: Harness,
  decision: O,
  input: Decided<O>,
  organizer: Actor,
  commandId?: string,
): Promise<Application> {
  const contentsVersion = await seenContents(harness, input.applicationId);
  return harness.call(decision as Decision, { ...input, contentsVersion }, organizer, commandId);
}

export async function seenContents(harness: Harness, applicationId: string): Promise<string> {
  const document = await harness.db.collection<ApplicationDocument>('applications').findOne({ _id: applicationId });
  return document ? contentsVersionOf(document) : newId();
}
