import { Module } from '@nestjs/common';
import { HourlyQuota } from '@stallbook/platform';
import { DailyUses, dailyUsesSchema, modelsOf } from '@stallbook/platform/odm';
import { BulkDecisionQueueModule } from '../bulk-decision/bulk-decision-queue.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { AcceptApplicationHandler } from './accept-application/accept-application.handler.js';
import { AssignBoothHandler } from './assign-booth/assign-booth.handler.js';
import { BoothQuota } from './assign-booth/booth-quota.js';
import { ApplicationCountsByEventIdsHandler } from './application-counts-by-event-ids/application-counts-by-event-ids.handler.js';
import { ApplicationForEventHandler } from './application-for-event/application-for-event.handler.js';
import { ApplicationPresenter } from './application.presenter.js';
import { ApplicationStarter } from './application-starter.js';
import { ApplicationReader } from './application.reader.js';
import { ApplicationSuggestionHandler } from './application-suggestion/application-suggestion.handler.js';
import { ApplicationTimelineHandler } from './application-timeline/application-timeline.handler.js';
import { ApplicationsForEventsHandler } from './applications-for-events/applications-for-events.handler.js';
import { ApplicationsOfPersonHandler } from './applications-of-person/applications-of-person.handler.js';
import { BoothCounts } from './booth-counts.js';
import { CreateDraftHandler } from './create-draft/create-draft.handler.js';
import { Decisions } from './decisions.js';
import { DeleteDraftHandler } from './delete-draft/delete-draft.handler.js';
import { SaveDraftHandler } from './save-draft/save-draft.handler.js';
import { EditApplicationHandler } from './edit-application/edit-application.handler.js';
import { EventBoothsHandler } from './event-booths/event-booths.handler.js';
import { FullEventsByIdsHandler } from './full-events-by-ids/full-events-by-ids.handler.js';
import { ReadApplicationHandler } from './read-application/read-application.handler.js';
import { MyApplicationsHandler } from './my-applications/my-applications.handler.js';
import { OrganizerApplicationsHandler } from './organizer-applications/organizer-applications.handler.js';
import { QuickApplier } from './quick-applier.js';
import { QuickApplyHandler } from './quick-apply/quick-apply.handler.js';
import { QuickApplyToManyHandler } from './quick-apply-to-many/quick-apply-to-many.handler.js';
import { LateDraftReaction } from './reactions/late-draft.reaction.js';
import { MarketEventDeletedReaction } from './reactions/market-event-deleted.reaction.js';
import { PhotosHandler } from './photos/photos.handler.js';
import { MarketEventRescheduledReaction } from './reactions/market-event-rescheduled.reaction.js';
import { MarketEventVisibilityReaction } from './reactions/market-event-visibility.reaction.js';
import { MarketEventWithdrawnReaction } from './reactions/market-event-withdrawn.reaction.js';
import { PaymentReaction } from './reactions/payment.reaction.js';
import { VendorDescribedReaction } from './reactions/vendor-described.reaction.js';
import { VendorErasedReaction } from './reactions/vendor-erased.reaction.js';
import { RejectApplicationHandler } from './reject-application/reject-application.handler.js';
import { SubmitApplicationHandler } from './submit-application/submit-application.handler.js';
import { SubmissionLimit } from './submission-limit.js';
import { TimeSavedHandler } from './time-saved/time-saved.handler.js';
import { WithdrawApplicationHandler } from './withdraw-application/withdraw-application.handler.js';
import { WithdrawalTermsHandler } from './withdrawal-terms/withdrawal-terms.handler.js';

@Module({
  imports: [BulkDecisionQueueModule, ReplicaModule, modelsOf(dailyUsesSchema)],
  controllers: [
    CreateDraftHandler,
    PhotosHandler,
    SubmitApplicationHandler,
    QuickApplyHandler,
    QuickApplyToManyHandler,
    EditApplicationHandler,
    WithdrawApplicationHandler,
    WithdrawalTermsHandler,
    SaveDraftHandler,
    DeleteDraftHandler,
    AcceptApplicationHandler,
    RejectApplicationHandler,
    AssignBoothHandler,
    EventBoothsHandler,
    FullEventsByIdsHandler,
    ReadApplicationHandler,
    ApplicationForEventHandler,
    ApplicationsForEventsHandler,
    ApplicationsOfPersonHandler,
    MyApplicationsHandler,
    OrganizerApplicationsHandler,
    ApplicationSuggestionHandler,
    TimeSavedHandler,
    ApplicationTimelineHandler,
    ApplicationCountsByEventIdsHandler,
  ],
  providers: [
    ApplicationReader,
    ApplicationPresenter,
    ApplicationStarter,
    BoothCounts,
    BoothQuota,
    DailyUses,
    HourlyQuota,
    Decisions,
    QuickApplier,
    SubmissionLimit,
    PaymentReaction,
    LateDraftReaction,
    MarketEventDeletedReaction,
    MarketEventRescheduledReaction,
    MarketEventVisibilityReaction,
    MarketEventWithdrawnReaction,
    VendorDescribedReaction,
    VendorErasedReaction,
  ],
  exports: [ApplicationReader, ApplicationPresenter, BoothCounts, Decisions],
})
export class ApplicationModule {}
