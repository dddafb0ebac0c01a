import { Controller } from '@nestjs/common';
import { vendorRecords, type PageInput, type VendorRecordPage } from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { showVendor } from '../../application/application.presenter.js';
import { ProfileReplicas } from '../../replicas/profile-replicas.js';
import { VendorMarks } from '../vendor-marks.js';

interface Counted {
  _id: string;
  marketDays: number;
  lateCount: number;
  noShowCount: number;
  averageRating: number | null;
}

const countOf = (attendance: string) => ({ $sum: { $cond: [{ $eq: ['$attendance', attendance] }, 1, 0] } });

@Controller()
export class VendorRecordsHandler {
  constructor(
    private readonly marks: VendorMarks,
    private readonly profiles: ProfileReplicas,
  ) {}

  @Handles(vendorRecords)
  async handle({ page, pageSize }: PageInput, context: CallContext): Promise<VendorRecordPage> {
    const organizerId = await this.marks.requirePro(context);
    const [found] = await this.marks.rows.aggregate<{ rows: Counted[]; counts: { total: number }[] }>([
      { $match: { organizerId } },
      {
        $group: {
          _id: '$vendorId',
          marketDays: { $sum: 1 },
          lateCount: countOf('late'),
          noShowCount: countOf('no_show'),
          averageRating: { $avg: '$rating' },
        },
      },
      {
        $facet: {
          rows: [
            { $sort: { averageRating: -1, noShowCount: 1, _id: 1 } },
            { $skip: (page - 1) * pageSize },
            { $limit: pageSize },
          ],
          counts: [{ $count: 'total' }],
        },
      },
    ]);
    const { rows = [], counts = [] } = found ?? {};
    const profiles = await this.profiles.byIds(rows.map(({ _id }) => _id));
    const profileById = new Map(profiles.map((profile) => [profile._id, profile]));
    const items = rows.map(({ _id: vendorId, ...record }) => {
      const profile = profileById.get(vendorId);
      return { vendorId, ...record, vendor: profile ? showVendor(profile) : null };
    });
    return { items, total: counts[0]?.total ?? 0 };
  }
}
