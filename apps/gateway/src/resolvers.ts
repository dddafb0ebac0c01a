import { AnalyticsResolver } from './applications/analytics.resolver.js';
import { ApplicationCountsResolver } from './applications/application-counts.resolver.js';
import { ApplicationImagesResolver } from './applications/application-images.resolver.js';
import { ApplicationTemplatesResolver } from './applications/application-templates.resolver.js';
import { ApplicationsResolver } from './applications/applications.resolver.js';
import { InterestsResolver } from './applications/interests.resolver.js';
import { InvitationsResolver } from './applications/invitations.resolver.js';
import { CalculationsResolver } from './applications/calculations.resolver.js';
import { AccountExportResolver } from './attachments/account-export.resolver.js';
import { AttachmentsResolver } from './attachments/attachments.resolver.js';
import { BillingResolver } from './billing/billing.resolver.js';
import { PaymentsResolver } from './billing/payments.resolver.js';
import { PlanResolver } from './billing/plan.resolver.js';
import { SubscriptionResolver } from './billing/subscription.resolver.js';
import { ViewerMembershipResolver } from './billing/viewer-membership.resolver.js';
import { AdminOperationsResolver } from './events/admin-operations.resolver.js';
import { ClaimsResolver } from './events/claims.resolver.js';
import { ImportsResolver } from './events/imports.resolver.js';
import { MarketEventsResolver } from './events/market-events.resolver.js';
import { TransferResolver } from './events/transfer.resolver.js';
import { BlogEditingResolver } from './content/blog-editing.resolver.js';
import { BlueprintEditingResolver } from './content/blueprint-editing.resolver.js';
import { BlueprintsResolver } from './content/blueprints.resolver.js';
import { BookmarksResolver } from './content/bookmarks.resolver.js';
import { ContentResolver } from './content/content.resolver.js';
import { SubmissionsResolver } from './content/submissions.resolver.js';
import { AccountRecordsResolver, AccountsResolver } from './identity/accounts.resolver.js';
import { ErasureResolver } from './identity/erasure.resolver.js';
import { IdentityResolver } from './identity/identity.resolver.js';
import { SecondFactorResolver } from './identity/second-factor.resolver.js';
import { SecurityResolver } from './identity/security.resolver.js';
import { SystemResolver } from './system/system.resolver.js';
import { MessagesResolver } from './notifications/messages.resolver.js';
import { DeliveryResolver } from './notifications/delivery.resolver.js';
import { EmailTemplatesResolver } from './notifications/email-templates.resolver.js';
import { PreferencesResolver } from './notifications/preferences.resolver.js';
import { NotificationsResolver } from './notifications/notifications.resolver.js';

export const resolvers = [
  IdentityResolver,
  AccountsResolver,
  AccountRecordsResolver,
  SecurityResolver,
  SecondFactorResolver,
  ErasureResolver,
  MarketEventsResolver,
  ClaimsResolver,
  TransferResolver,
  AdminOperationsResolver,
  ImportsResolver,
  ApplicationsResolver,
  ApplicationTemplatesResolver,
  ApplicationCountsResolver,
  ApplicationImagesResolver,
  InterestsResolver,
  InvitationsResolver,
  CalculationsResolver,
  AnalyticsResolver,
  AttachmentsResolver,
  AccountExportResolver,
  BillingResolver,
  PaymentsResolver,
  PlanResolver,
  SubscriptionResolver,
  ViewerMembershipResolver,
  ContentResolver,
  BlogEditingResolver,
  BlueprintEditingResolver,
  BlueprintsResolver,
  BookmarksResolver,
  SubmissionsResolver,
  MessagesResolver,
  DeliveryResolver,
  EmailTemplatesResolver,
  PreferencesResolver,
  NotificationsResolver,
  SystemResolver,
];
