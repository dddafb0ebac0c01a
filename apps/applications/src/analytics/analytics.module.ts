import { Module } from '@nestjs/common';
import { ReplicaModule } from '../replicas/replica.module.js';
import { AnalyticsReader } from './analytics.reader.js';
import { OrganizerAnalyticsHandler } from './organizer-analytics/organizer-analytics.handler.js';
import { VendorAnalyticsHandler } from './vendor-analytics/vendor-analytics.handler.js';

@Module({
  imports: [ReplicaModule],
  controllers: [VendorAnalyticsHandler, OrganizerAnalyticsHandler],
  providers: [AnalyticsReader],
})
export class AnalyticsModule {}
