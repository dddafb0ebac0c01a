import { Controller, Inject } from '@nestjs/common';
import { saveVendorMark, type SaveVendorMarkInput, type VendorMark } from '@stallbook/contracts';
import { actorOf, newId, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { checkVendorMark } from '../domain/vendor-mark.js';
import { showVendorMark, VendorMarks } from '../vendor-marks.js';

@Controller()
export class SaveVendorMarkHandler {
  constructor(
    private readonly marks: VendorMarks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(saveVendorMark)
  async handle(input: SaveVendorMarkInput, context: CallContext): Promise<VendorMark> {
    const { applicationId, attendance, rating = null } = input;
    const { application, market } = await this.marks.requireAccepted(applicationId, context);
    const now = this.clock.now();
    const mark = { attendance, rating };
    checkVendorMark(mark, market, now);
    const { vendorId, marketEventId } = application;
    const own = { organizerId: actorOf(context).id, vendorId, marketEventId };
    const update = { $set: { ...mark, updatedAt: now }, $setOnInsert: { _id: newId() } };
    await this.marks.rows.updateOne(own, update, { upsert: true });
    return showVendorMark(mark);
  }
}
