import { Controller } from '@nestjs/common';
import { acceptedVendors, type AcceptedVendorPage, type AcceptedVendorsInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { readPage } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { showVendor } from '../../application/application.presenter.js';
import { ApplicationReader } from '../../application/application.reader.js';
import { ProfileReplicas } from '../../replicas/profile-replicas.js';
import { showVendorMark, VendorMarks } from '../vendor-marks.js';

@Controller()
export class AcceptedVendorsHandler {
  constructor(
    private readonly marks: VendorMarks,
    private readonly applications: ApplicationReader,
    private readonly profiles: ProfileReplicas,
  ) {}

  @Handles(acceptedVendors)
  async handle({ eventId, ...page }: AcceptedVendorsInput, context: CallContext): Promise<AcceptedVendorPage> {
    await this.marks.requireOwn(eventId, context);
    const filter = { marketEventId: eventId, status: 'accepted' as const };
    const sort = { appliedAt: -1, _id: 1 } as const;
    const { items: found, total } = await readPage(this.applications.collection, filter, page, { sort });
    const vendorIds = found.map(({ vendorId }) => vendorId);
    const own = { organizerId: actorOf(context).id, vendorId: { $in: vendorIds }, marketEventId: eventId };
    const [rows, profiles] = await Promise.all([this.marks.rows.find(own).lean(), this.profiles.byIds(vendorIds)]);
    const markByVendor = new Map(rows.map((row) => [row.vendorId, row]));
    const profileById = new Map(profiles.map((profile) => [profile._id, profile]));
    const items = found.map(({ _id: applicationId, vendorId, boothLocation }) => {
      const mark = markByVendor.get(vendorId);
      const profile = profileById.get(vendorId);
      return {
        applicationId,
        vendorId,
        boothLocation,
        vendor: profile ? showVendor(profile) : null,
        mark: mark ? showVendorMark(mark) : null,
      };
    });
    return { items, total };
  }
}
