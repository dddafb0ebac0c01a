import { Injectable } from '@nestjs/common';
import { profileSaved } from '@stallbook/contracts';
import { EventStore, ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import { ProfileReplicas, type SavedProfile } from '../../replicas/profile-replicas.js';
import { ApplicationReader } from '../application.reader.js';
import { application } from '../domain/application.decider.js';
import { descriptionOf } from '../vendor-description.js';

const DESCRIBE_VENDOR = 'describe-vendor-of-applications';

/** Lists of organizers follow what vendors call themselves. */
@Injectable()
export class VendorDescribedReaction {
  constructor(
    private readonly store: EventStore,
    private readonly profiles: ProfileReplicas,
    private readonly reader: ApplicationReader,
  ) {}

  @Reacts(profileSaved)
  saved({ personId: vendorId, role }: SavedProfile, reaction: Reaction): void {
    if (role === 'vendor') reaction.startProcess(DESCRIBE_VENDOR, { vendorId });
  }

  @ProcessStep(DESCRIBE_VENDOR)
  async describeSome({ vendorId }: { vendorId: string }, chunk: ProcessChunk): Promise<string[]> {
    const { after, limit, session, command } = chunk;
    const [profile] = await this.profiles.byIds([vendorId]);
    const vendor = descriptionOf(profile);
    if (!vendor) return [];
    const sent = await this.reader.collection
      .find({ vendorId, _id: { $gt: after } }, { session, projection: { _id: 1 }, sort: { _id: 1 }, limit })
      .toArray();
    const commands = sent.map(({ _id: id }) => ({ id, command: { type: 'describe-vendor' as const, vendor } }));
    await this.store.transaction(command, (tx) => tx.executeMany(application, commands), { session });
    return sent.map(({ _id }) => _id);
  }
}
