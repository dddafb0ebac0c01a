import { Controller } from '@nestjs/common';
import { vendorAnalytics, type AnalyticsInput, type VendorAnalytics } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { quickApplications } from '../../application/quick-application.projection.js';
import { timeSavedRecords } from '../../application/time-saved.projection.js';
import { interests } from '../../interest/interest.projection.js';
import { invitations } from '../../invitation/invitation.projection.js';
import { AnalyticsReader } from '../analytics.reader.js';

@Controller()
export class VendorAnalyticsHandler {
  constructor(private readonly reader: AnalyticsReader) {}

  @Handles(vendorAnalytics)
  async handle({ window, timeZone }: AnalyticsInput, context: CallContext): Promise<VendorAnalytics> {
    const own = { vendorId: actorOf(context).id };
    const since = this.reader.since(window);
    const [figures, timeSavedSeconds, quickApplies, interestCount, invitationsSent] = await Promise.all([
      this.reader.applications([own], since, timeZone ?? undefined),
      this.reader.sum(timeSavedRecords.collection, 'timeSavedSeconds', own, since),
      this.reader.count(quickApplications.collection, [own], since),
      this.reader.count(interests.collection, [own], since),
      this.reader.count(invitations.collection, [own], since),
    ]);
    return { ...figures, timeSavedSeconds, quickApplies, interests: interestCount, invitationsSent };
  }
}
