import { Controller } from '@nestjs/common';
import {
  ApplicationStatus,
  COUNTED_STATUSES,
  vendorContacts,
  type VendorContactPage,
  type VendorContactsInput,
} from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { readPage } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { showVendor } from '../../application/application.presenter.js';
import { ApplicationReader } from '../../application/application.reader.js';
import { ProfileReplicas } from '../../replicas/profile-replicas.js';
import { VendorMarks } from '../vendor-marks.js';

@Controller()
export class VendorContactsHandler {
  constructor(
    private readonly marks: VendorMarks,
    private readonly applications: ApplicationReader,
    private readonly profiles: ProfileReplicas,
  ) {}

  @Handles(vendorContacts)
  async handle(input: VendorContactsInput, context: CallContext): Promise<VendorContactPage> {
    const { eventId, status } = input;
    await this.marks.requireOwn(eventId, context);
    const statuses = COUNTED_STATUSES.filter((shown) => !status || shown === status);
    const filter = { marketEventId: eventId, status: { $in: statuses } };
    const sort = { appliedAt: -1, _id: 1 } as const;
    const { items: found, total } = await readPage(this.applications.collection, filter, input, { sort });
    const profiles = await this.profiles.byIds(found.map(({ vendorId }) => vendorId));
    const profileById = new Map(profiles.map((profile) => [profile._id, profile]));
    const items = found.map(({ _id: applicationId, vendorId, boothLocation, ...application }) => {
      const profile = profileById.get(vendorId);
      return {
        applicationId,
        vendorId,
        boothLocation,
        status: ApplicationStatus[application.status],
        vendor: profile ? showVendor(profile) : null,
      };
    });
    return { items, total };
  }
}
