import { Controller } from '@nestjs/common';
import { removeVendorMark, type Done, type RemoveVendorMarkInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { VendorMarks } from '../vendor-marks.js';

@Controller()
export class RemoveVendorMarkHandler {
  constructor(private readonly marks: VendorMarks) {}

  @Handles(removeVendorMark)
  async handle({ applicationId }: RemoveVendorMarkInput, context: CallContext): Promise<Done> {
    const { application } = await this.marks.requireAccepted(applicationId, context);
    const { vendorId, marketEventId } = application;
    await this.marks.rows.deleteOne({ organizerId: actorOf(context).id, vendorId, marketEventId });
    return { id: applicationId };
  }
}
