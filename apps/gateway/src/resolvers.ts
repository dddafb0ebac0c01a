import { AnalyticsResolver } from './applications/analytics.resolver.js';
import { ApplicationCountsResolver } from './applications/application-counts.resolver.js';
import { ApplicationImagesResolver } from './applications/application-images.resolver.js';
import { ApplicationTemplatesResolver } from './applications/application-templates.resolver.js';
import { ApplicationsResolver } from './applications/applications.resolver.js';
import { BulkDecisionsResolver } from './applications/bulk-decisions.resolver.js';
import { DeskResolver } from './applications/desk.resolver.js';
import { WithdrawalResolver } from './applications/withdrawal.resolver.js';
import { InterestsResolver } from './applications/interests.resolver.js';
import { VendorContactsResolver } from './applications/vendor-contacts.resolver.js';
import { VendorMarksResolver } from './applications/vendor-marks.resolver.js';
import { InvitationsResolver } from './applications/invitations.resolver.js';
import { CalendarFeedResolver } from './applications/calendar-feed.resolver.js';
import { CalculationsResolver } from './applications/calculations.resolver.js';
import { AccountExportResolver } from './attachments/account-export.resolver.js';
import { AttachmentsResolver } from './attachments/attachments.resolver.js';
import { ConnectedAccountResolver } from './billing/connected-account.resolver.js';
import { ReconciliationResolver } from './billing/reconciliation.resolver.js';
import { PaymentsResolver } from './billing/payments.resolver.js';
import { PlanResolver } from './billing/plan.resolver.js';
import { DataExplorerResolver } from './data-explorer/data-explorer.resolver.js';
import { SubscriptionResolver } from './billing/subscription.resolver.js';
import { ViewerMembershipResolver } from './billing/viewer-membership.resolver.js';
import { AdminOperationsResolver, AdminPerformersResolver } from './events/admin-operations.resolver.js';
import { ClaimsResolver, OpenClaimsResolver } from './events/claims.resolver.js';
import { ImportsResolver } from './events/imports.resolver.js';
import { MapTilesResolver } from './events/map-tiles.resolver.js';
import { MarketEventsResolver } from './events/market-events.resolver.js';
import { EventPlansResolver } from './events/event-plans.resolver.js';
import { RecommendationsResolver, VendorSuggestionsResolver } from './events/recommendations.resolver.js';
import { TakeDownResolver } from './events/take-down.resolver.js';
import { TransferResolver } from './events/transfer.resolver.js';
import { BlogEditingResolver } from './content/blog-editing.resolver.js';
import { BlueprintEditingResolver } from './content/blueprint-editing.resolver.js';
import { LandingTextsResolver } from './content/landing-texts.resolver.js';
import { BlueprintsResolver } from './content/blueprints.resolver.js';
import { BookmarksResolver } from './content/bookmarks.resolver.js';
import { BlogPostsResolver } from './content/blog-posts.resolver.js';
import { SubmissionsResolver } from './content/submissions.resolver.js';
import { AccountRecordsResolver, AccountsResolver } from './identity/accounts.resolver.js';
import { ErasureResolver } from './identity/erasure.resolver.js';
import { AddressSharingResolver } from './identity/address-sharing.resolver.js';
import { ProfilesResolver } from './identity/profiles.resolver.js';
import { SecondFactorResolver } from './identity/second-factor.resolver.js';
import { SecurityResolver } from './identity/security.resolver.js';
import { SystemResolver } from './system/system.resolver.js';
import { BroadcastsResolver } from './notifications/broadcasts.resolver.js';
import { MessageFilesResolver } from './notifications/message-files.resolver.js';
import { MessageImagesResolver } from './notifications/message-images.resolver.js';
import { MessageReportsResolver } from './notifications/message-reports.resolver.js';
import { MessagesResolver } from './notifications/messages.resolver.js';
import { NotificationTasksResolver } from './notifications/notification-tasks.resolver.js';
import { DeliveryResolver } from './notifications/delivery.resolver.js';
import { EmailTemplatesResolver } from './notifications/email-templates.resolver.js';
import { EventSenderResolver } from './notifications/event-sender.resolver.js';
import { PreferencesResolver } from './notifications/preferences.resolver.js';
import { NotificationsResolver } from './notifications/notifications.resolver.js';

export const resolvers = [
  ProfilesResolver,
  AddressSharingResolver,
  AccountsResolver,
  AccountRecordsResolver,
  SecurityResolver,
  SecondFactorResolver,
  ErasureResolver,
  MapTilesResolver,
  MarketEventsResolver,
  ClaimsResolver,
  OpenClaimsResolver,
  EventPlansResolver,
  RecommendationsResolver,
  TakeDownResolver,
  TransferResolver,
  VendorSuggestionsResolver,
  AdminOperationsResolver,
  AdminPerformersResolver,
  ImportsResolver,
  ApplicationsResolver,
  WithdrawalResolver,
  ApplicationTemplatesResolver,
  ApplicationCountsResolver,
  ApplicationImagesResolver,
  BroadcastsResolver,
  BulkDecisionsResolver,
  DeskResolver,
  InterestsResolver,
  InvitationsResolver,
  VendorContactsResolver,
  VendorMarksResolver,
  CalculationsResolver,
  CalendarFeedResolver,
  AnalyticsResolver,
  AttachmentsResolver,
  AccountExportResolver,
  ConnectedAccountResolver,
  ReconciliationResolver,
  PaymentsResolver,
  PlanResolver,
  DataExplorerResolver,
  SubscriptionResolver,
  ViewerMembershipResolver,
  BlogPostsResolver,
  BlogEditingResolver,
  BlueprintEditingResolver,
  LandingTextsResolver,
  BlueprintsResolver,
  BookmarksResolver,
  SubmissionsResolver,
  MessageFilesResolver,
  MessageImagesResolver,
  MessageReportsResolver,
  MessagesResolver,
  DeliveryResolver,
  EmailTemplatesResolver,
  EventSenderResolver,
  PreferencesResolver,
  NotificationTasksResolver,
  NotificationsResolver,
  SystemResolver,
];
