import { Injectable } from '@nestjs/common';
import { profileSaved } from '@stallbook/contracts';
import { ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import { ProfileReplicas, type SavedProfile } from '../../replicas/profile-replicas.js';
import { ApplicationReader } from '../application.reader.js';
import { application } from '../domain/application.decider.js';
import { descriptionOf } from '../vendor-description.js';

const DESCRIBE_VENDOR = 'describe-vendor-of-applications';

/** Lists of organizers follow what vendors call themselves. */
@Injectable()
export class VendorDescribedReaction {
  constructor(
    private readonly profiles: ProfileReplicas,
    private readonly reader: ApplicationReader,
  ) {}

  @Reacts(profileSaved)
  saved({ personId: vendorId, role }: SavedProfile, reaction: Reaction): void {
    if (role === 'vendor') reaction.startProcess(DESCRIBE_VENDOR, { vendorId });
  }

  @ProcessStep(DESCRIBE_VENDOR)
  async describeSome({ vendorId }: { vendorId: string }, chunk: ProcessChunk): Promise<string[]> {
    const [profile] = await this.profiles.byIds([vendorId]);
    const vendor = descriptionOf(profile);
    if (!vendor) return [];
    const { collection } = this.reader;
    const command = { type: 'describe-vendor' as const, vendor };
    return chunk.execute({ aggregate: application, collection, filter: { vendorId }, command });
  }
}
