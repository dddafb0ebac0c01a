// Written by tools/codegen.ts from the documents in this folder. Do not edit.

import { baseApi } from '../../../lib/api/base-api.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AcceptApplicationInput = {
  applicationId: string;
  boothLocation?: string | null | undefined;
  contentsVersion: string;
  customMessage?: string | null | undefined;
  undoable?: boolean | null | undefined;
};

export type ApplicationStatus =
  | 'accepted'
  | 'draft'
  | 'pending'
  | 'rejected'
  | 'withdrawn';

export type ApplicationsInput = {
  applicationId?: string | null | undefined;
  byDate?: boolean | null | undefined;
  eventId?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  status?: ApplicationStatus | null | undefined;
  upcoming?: boolean | null | undefined;
};

export type AssignBoothInput = {
  applicationId: string;
  /** Empty takes the booth away. */
  boothLocation?: string | null | undefined;
};

export type BulkDecisionKind =
  | 'accept'
  | 'reject';

export type BulkDecisionStatus =
  | 'announced'
  | 'announcing'
  | 'deciding'
  | 'held'
  | 'undoing'
  | 'undone';

export type BulkPreviewInput = {
  /** In the order in which they are decided. */
  applications: Array<SeenApplicationInput>;
  decision: BulkDecisionKind;
};

export type DeskInput = {
  /** Only these. */
  applicationIds?: Array<string> | null | undefined;
  /** The whole name of a booth, in any case. */
  booth?: string | null | undefined;
  category?: string | null | undefined;
  eventId?: string | null | undefined;
  order?: DeskOrder | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  paid?: boolean | null | undefined;
  /** Words of the business name and of what is sold. */
  search?: string | null | undefined;
  shortlisted?: boolean | null | undefined;
  status?: ApplicationStatus | null | undefined;
  tag?: string | null | undefined;
};

export type DeskOrder =
  | 'category'
  | 'newest'
  | 'rating'
  | 'vendor';

export type DraftAnswersInput = {
  boothRequirements?: string | null | undefined;
  estimatedSalesCents?: number | null | undefined;
  experienceYears?: number | null | undefined;
  previousEvents?: string | null | undefined;
  productsOffered?: string | null | undefined;
  socialMediaLinks?: string | null | undefined;
  specialRequests?: string | null | undefined;
};

export type EditApplicationInput = {
  applicationId: string;
  before?: DraftAnswersInput | null | undefined;
  boothRequirements?: string | null | undefined;
  estimatedSalesCents?: number | null | undefined;
  experienceYears?: number | null | undefined;
  previousEvents?: string | null | undefined;
  productsOffered: string;
  socialMediaLinks?: string | null | undefined;
  specialRequests?: string | null | undefined;
};

export type ImagePlaceInput = {
  displayOrder: number;
  id: string;
};

export type MarkApplicationInput = {
  applicationId: string;
  before?: SeenMarksInput | null | undefined;
  note?: string | null | undefined;
  /** 0 takes the rating away. */
  rating?: number | null | undefined;
  shortlisted?: boolean | null | undefined;
  tags?: Array<string> | null | undefined;
};

export type MarketEventBadge =
  | 'applications_closed'
  | 'applications_open'
  | 'applications_pending_organizer'
  | 'past_event';

export type PaymentStatus =
  | 'completed'
  | 'failed'
  | 'pending'
  | 'processing'
  | 'refunded';

export type QuickApplyInput = {
  eventId: string;
  templateId: string;
  /** The `terms` of the event, as the vendor saw them. */
  terms: string;
};

export type QuickApplyToManyInput = {
  events: Array<SeenEventInput>;
  templateId: string;
};

export type RejectApplicationInput = {
  applicationId: string;
  contentsVersion: string;
  rejectionReason?: string | null | undefined;
  undoable?: boolean | null | undefined;
};

export type ReorderApplicationImagesInput = {
  applicationId: string;
  order: Array<ImagePlaceInput>;
};

export type SaveApplicationTemplateInput = {
  before?: TemplateContentsInput | null | undefined;
  boothSetup?: string | null | undefined;
  businessDescription?: string | null | undefined;
  /** The template that is edited: it goes if its name changes. */
  id?: string | null | undefined;
  insuranceInfo?: string | null | undefined;
  productsOffered: string;
  specialRequirements?: string | null | undefined;
  templateName: string;
  yearsExperience?: number | null | undefined;
};

export type SaveDraftInput = {
  before?: DraftAnswersInput | null | undefined;
  boothRequirements?: string | null | undefined;
  draftId: string;
  estimatedSalesCents?: number | null | undefined;
  experienceYears?: number | null | undefined;
  previousEvents?: string | null | undefined;
  productsOffered?: string | null | undefined;
  socialMediaLinks?: string | null | undefined;
  specialRequests?: string | null | undefined;
};

export type SeenApplicationInput = {
  applicationId: string;
  contentsVersion: string;
};

export type SeenEventInput = {
  eventId: string;
  /** The `terms` of the event, as the vendor saw them. */
  terms: string;
};

export type SeenMarksInput = {
  note?: string | null | undefined;
  tags?: Array<string> | null | undefined;
};

export type StartBulkDecisionInput = {
  /** In the order in which they are decided. */
  applications: Array<SeenApplicationInput>;
  decision: BulkDecisionKind;
  /** To every vendor. */
  note?: string | null | undefined;
};

export type SubmitApplicationInput = {
  applicationFeeCents?: number | null | undefined;
  before?: DraftAnswersInput | null | undefined;
  boothFeeCents?: number | null | undefined;
  boothRequirements?: string | null | undefined;
  draftId: string;
  estimatedSalesCents?: number | null | undefined;
  experienceYears?: number | null | undefined;
  previousEvents?: string | null | undefined;
  productsOffered: string;
  socialMediaLinks?: string | null | undefined;
  specialRequests?: string | null | undefined;
  /** The template that filled the form. */
  templateId?: string | null | undefined;
  /** The `terms` of the event, as the vendor saw them. */
  terms: string;
};

export type TemplateContentsInput = {
  boothSetup?: string | null | undefined;
  businessDescription?: string | null | undefined;
  insuranceInfo?: string | null | undefined;
  productsOffered?: string | null | undefined;
  specialRequirements?: string | null | undefined;
  yearsExperience?: number | null | undefined;
};

export type ApplicationPhotoFragment = { id: string, fileSize: number, displayOrder: number, imageUrl: string | null, thumbnailUrl: string | null };

export type ApplicationFactsFragment = { id: string, eventId: string, status: ApplicationStatus, paymentStatus: PaymentStatus, productsOffered: string | null, boothRequirements: string | null, specialRequests: string | null, experienceYears: number | null, previousEvents: string | null, socialMediaLinks: string | null, estimatedSalesCents: number | null, businessDescription: string | null, insuranceInfo: string | null, boothFeeCents: number, applicationFeeCents: number, rejectionReason: string | null, boothLocation: string | null, customMessage: string | null, contentsVersion: string, createdAt: string, appliedAt: string | null, images: Array<{ id: string, fileSize: number, displayOrder: number, imageUrl: string | null, thumbnailUrl: string | null }>, event: { id: string, title: string, city: string, state: string, startDate: string, endDate: string, startTime: string | null, endTime: string | null, startsAt: string, timeZone: string, isAvailable: boolean } | null };

export type ReceivedFactsFragment = { id: string, eventId: string, status: ApplicationStatus, paymentStatus: PaymentStatus, productsOffered: string | null, boothRequirements: string | null, specialRequests: string | null, experienceYears: number | null, previousEvents: string | null, socialMediaLinks: string | null, estimatedSalesCents: number | null, businessDescription: string | null, insuranceInfo: string | null, boothFeeCents: number, applicationFeeCents: number, rejectionReason: string | null, boothLocation: string | null, customMessage: string | null, contentsVersion: string, createdAt: string, appliedAt: string | null, vendor: { id: string, businessName: string, contactName: string, city: string, state: string } | null, images: Array<{ id: string, fileSize: number, displayOrder: number, imageUrl: string | null, thumbnailUrl: string | null }>, event: { id: string, title: string, city: string, state: string, startDate: string, endDate: string, startTime: string | null, endTime: string | null, startsAt: string, timeZone: string, isAvailable: boolean } | null };

export type OwnCountsFragment = { draft: number, pending: number, accepted: number, rejected: number, withdrawn: number };

export type ApplicationForEventQueryVariables = Exact<{
  eventId: string;
}>;


export type ApplicationForEventQuery = { application: { id: string, eventId: string, status: ApplicationStatus, paymentStatus: PaymentStatus, productsOffered: string | null, boothRequirements: string | null, specialRequests: string | null, experienceYears: number | null, previousEvents: string | null, socialMediaLinks: string | null, estimatedSalesCents: number | null, businessDescription: string | null, insuranceInfo: string | null, boothFeeCents: number, applicationFeeCents: number, rejectionReason: string | null, boothLocation: string | null, customMessage: string | null, contentsVersion: string, createdAt: string, appliedAt: string | null, payment: { id: string, status: PaymentStatus } | null, images: Array<{ id: string, fileSize: number, displayOrder: number, imageUrl: string | null, thumbnailUrl: string | null }>, event: { id: string, title: string, city: string, state: string, startDate: string, endDate: string, startTime: string | null, endTime: string | null, startsAt: string, timeZone: string, isAvailable: boolean } | null } | null };

export type MyApplicationsQueryVariables = Exact<{
  input: ApplicationsInput;
}>;


export type MyApplicationsQuery = { applications: { total: number, counts: { draft: number, pending: number, accepted: number, rejected: number, withdrawn: number }, items: Array<{ id: string, eventId: string, status: ApplicationStatus, paymentStatus: PaymentStatus, productsOffered: string | null, boothRequirements: string | null, specialRequests: string | null, experienceYears: number | null, previousEvents: string | null, socialMediaLinks: string | null, estimatedSalesCents: number | null, businessDescription: string | null, insuranceInfo: string | null, boothFeeCents: number, applicationFeeCents: number, rejectionReason: string | null, boothLocation: string | null, customMessage: string | null, contentsVersion: string, createdAt: string, appliedAt: string | null, payment: { id: string, status: PaymentStatus, isOrganizerReady: boolean } | null, marketEvent: { id: string, badge: MarketEventBadge, applicationDeadline: string | null, defaultedFields: Array<string>, location: string, address: string | null, loadInDate: string | null, loadInTime: string | null } | null, images: Array<{ id: string, fileSize: number, displayOrder: number, imageUrl: string | null, thumbnailUrl: string | null }>, event: { id: string, title: string, city: string, state: string, startDate: string, endDate: string, startTime: string | null, endTime: string | null, startsAt: string, timeZone: string, isAvailable: boolean } | null }> } };

export type AppliedEventsQueryVariables = Exact<{
  eventIds: Array<string> | string;
}>;


export type AppliedEventsQuery = { applications: Array<{ id: string, eventId: string, status: ApplicationStatus, images: Array<{ id: string }> }> };

export type UpcomingBoothsQueryVariables = Exact<{ [key: string]: never; }>;


export type UpcomingBoothsQuery = { applications: { items: Array<{ id: string, event: { id: string, title: string, startDate: string, endDate: string } | null }> } };

export type MyApplicationCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyApplicationCountsQuery = { applications: { counts: { draft: number, pending: number, accepted: number, rejected: number, withdrawn: number } } };

export type ReceivedApplicationsQueryVariables = Exact<{
  input: ApplicationsInput;
}>;


export type ReceivedApplicationsQuery = { applications: { total: number, items: Array<{ id: string, eventId: string, status: ApplicationStatus, paymentStatus: PaymentStatus, productsOffered: string | null, boothRequirements: string | null, specialRequests: string | null, experienceYears: number | null, previousEvents: string | null, socialMediaLinks: string | null, estimatedSalesCents: number | null, businessDescription: string | null, insuranceInfo: string | null, boothFeeCents: number, applicationFeeCents: number, rejectionReason: string | null, boothLocation: string | null, customMessage: string | null, contentsVersion: string, createdAt: string, appliedAt: string | null, vendor: { id: string, businessName: string, contactName: string, city: string, state: string } | null, images: Array<{ id: string, fileSize: number, displayOrder: number, imageUrl: string | null, thumbnailUrl: string | null }>, event: { id: string, title: string, city: string, state: string, startDate: string, endDate: string, startTime: string | null, endTime: string | null, startsAt: string, timeZone: string, isAvailable: boolean } | null }> } };

export type ApplicationTimelineQueryVariables = Exact<{
  id: string;
  cursor?: string | null | undefined;
}>;


export type ApplicationTimelineQuery = { timeline: { nextCursor: string | null, items: Array<{ id: string, at: string, actorName: string, what: string, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type CreateDraftMutationVariables = Exact<{
  eventId: string;
}>;


export type CreateDraftMutation = { application: { id: string, status: ApplicationStatus } };

export type SaveDraftMutationVariables = Exact<{
  input: SaveDraftInput;
}>;


export type SaveDraftMutation = { application: { id: string, eventId: string, status: ApplicationStatus, paymentStatus: PaymentStatus, productsOffered: string | null, boothRequirements: string | null, specialRequests: string | null, experienceYears: number | null, previousEvents: string | null, socialMediaLinks: string | null, estimatedSalesCents: number | null, businessDescription: string | null, insuranceInfo: string | null, boothFeeCents: number, applicationFeeCents: number, rejectionReason: string | null, boothLocation: string | null, customMessage: string | null, contentsVersion: string, createdAt: string, appliedAt: string | null, images: Array<{ id: string, fileSize: number, displayOrder: number, imageUrl: string | null, thumbnailUrl: string | null }>, event: { id: string, title: string, city: string, state: string, startDate: string, endDate: string, startTime: string | null, endTime: string | null, startsAt: string, timeZone: string, isAvailable: boolean } | null } };

export type SubmitApplicationMutationVariables = Exact<{
  input: SubmitApplicationInput;
}>;


export type SubmitApplicationMutation = { application: { id: string, status: ApplicationStatus } };

export type DeleteDraftMutationVariables = Exact<{
  draftId: string;
}>;


export type DeleteDraftMutation = { done: { id: string } };

export type AcceptApplicationMutationVariables = Exact<{
  input: AcceptApplicationInput;
}>;


export type AcceptApplicationMutation = { application: { id: string, status: ApplicationStatus, heldBy: string | null } };

export type RejectApplicationMutationVariables = Exact<{
  input: RejectApplicationInput;
}>;


export type RejectApplicationMutation = { application: { id: string, status: ApplicationStatus, heldBy: string | null } };

export type ApplicationImagesQueryVariables = Exact<{
  applicationId: string;
}>;


export type ApplicationImagesQuery = { images: Array<{ id: string, fileSize: number, displayOrder: number, imageUrl: string | null, thumbnailUrl: string | null }> };

export type DeleteApplicationImageMutationVariables = Exact<{
  applicationId: string;
  imageId: string;
}>;


export type DeleteApplicationImageMutation = { images: Array<{ id: string }> };

export type ReorderApplicationImagesMutationVariables = Exact<{
  input: ReorderApplicationImagesInput;
}>;


export type ReorderApplicationImagesMutation = { images: Array<{ id: string }> };

export type BulkRefusalFactsFragment = { applicationId: string, vendorName: string, message: string };

export type BulkDecisionFactsFragment = { id: string, decision: BulkDecisionKind, status: BulkDecisionStatus, vendorName: string | null, total: number, done: number, decided: number, undoMs: number, refused: Array<{ applicationId: string, vendorName: string, message: string }> };

export type PreviewBulkDecisionQueryVariables = Exact<{
  input: BulkPreviewInput;
}>;


export type PreviewBulkDecisionQuery = { preview: { decided: number, events: Array<{ eventId: string, title: string, decided: number, boothsLeft: number | null }>, refused: Array<{ applicationId: string, vendorName: string, message: string }> } };

export type BulkDecisionsQueryVariables = Exact<{ [key: string]: never; }>;


export type BulkDecisionsQuery = { bulks: Array<{ id: string, decision: BulkDecisionKind, status: BulkDecisionStatus, vendorName: string | null, total: number, done: number, decided: number, undoMs: number, refused: Array<{ applicationId: string, vendorName: string, message: string }> }> };

export type StartBulkDecisionMutationVariables = Exact<{
  input: StartBulkDecisionInput;
}>;


export type StartBulkDecisionMutation = { bulk: { id: string, decision: BulkDecisionKind, status: BulkDecisionStatus, vendorName: string | null, total: number, done: number, decided: number, undoMs: number, refused: Array<{ applicationId: string, vendorName: string, message: string }> } };

export type UndoBulkDecisionMutationVariables = Exact<{
  id: string;
}>;


export type UndoBulkDecisionMutation = { bulk: { id: string, decision: BulkDecisionKind, status: BulkDecisionStatus, vendorName: string | null, total: number, done: number, decided: number, undoMs: number, refused: Array<{ applicationId: string, vendorName: string, message: string }> } };

export type CalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedQuery = { feed: { createdAt: string } | null };

export type CreateCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCalendarFeedMutation = { feed: { path: string, createdAt: string } };

export type RevokeCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCalendarFeedMutation = { done: { id: string } };

export type MarksFragment = { applicationId: string, shortlisted: boolean, rating: number | null, tags: Array<string>, note: string | null };

export type DeskEntryFactsFragment = { id: string, categories: Array<string>, marks: { applicationId: string, shortlisted: boolean, rating: number | null, tags: Array<string>, note: string | null }, application: { id: string, eventId: string, status: ApplicationStatus, paymentStatus: PaymentStatus, productsOffered: string | null, boothRequirements: string | null, specialRequests: string | null, experienceYears: number | null, previousEvents: string | null, socialMediaLinks: string | null, estimatedSalesCents: number | null, businessDescription: string | null, insuranceInfo: string | null, boothFeeCents: number, applicationFeeCents: number, rejectionReason: string | null, boothLocation: string | null, customMessage: string | null, contentsVersion: string, createdAt: string, appliedAt: string | null, vendor: { id: string, businessName: string, contactName: string, city: string, state: string } | null, images: Array<{ id: string, fileSize: number, displayOrder: number, imageUrl: string | null, thumbnailUrl: string | null }>, event: { id: string, title: string, city: string, state: string, startDate: string, endDate: string, startTime: string | null, endTime: string | null, startsAt: string, timeZone: string, isAvailable: boolean } | null } };

export type DeskApplicationsQueryVariables = Exact<{
  input: DeskInput;
}>;


export type DeskApplicationsQuery = { applications: { total: number, counts: { pending: number, accepted: number, rejected: number, withdrawn: number }, items: Array<{ id: string, categories: Array<string>, marks: { applicationId: string, shortlisted: boolean, rating: number | null, tags: Array<string>, note: string | null }, application: { id: string, eventId: string, status: ApplicationStatus, paymentStatus: PaymentStatus, productsOffered: string | null, boothRequirements: string | null, specialRequests: string | null, experienceYears: number | null, previousEvents: string | null, socialMediaLinks: string | null, estimatedSalesCents: number | null, businessDescription: string | null, insuranceInfo: string | null, boothFeeCents: number, applicationFeeCents: number, rejectionReason: string | null, boothLocation: string | null, customMessage: string | null, contentsVersion: string, createdAt: string, appliedAt: string | null, vendor: { id: string, businessName: string, contactName: string, city: string, state: string } | null, images: Array<{ id: string, fileSize: number, displayOrder: number, imageUrl: string | null, thumbnailUrl: string | null }>, event: { id: string, title: string, city: string, state: string, startDate: string, endDate: string, startTime: string | null, endTime: string | null, startsAt: string, timeZone: string, isAvailable: boolean } | null } }> } };

export type ComparedApplicationsQueryVariables = Exact<{
  applicationIds: Array<string> | string;
}>;


export type ComparedApplicationsQuery = { applications: { items: Array<{ id: string, categories: Array<string>, marks: { applicationId: string, shortlisted: boolean, rating: number | null, tags: Array<string>, note: string | null }, application: { id: string, eventId: string, status: ApplicationStatus, paymentStatus: PaymentStatus, productsOffered: string | null, boothRequirements: string | null, specialRequests: string | null, experienceYears: number | null, previousEvents: string | null, socialMediaLinks: string | null, estimatedSalesCents: number | null, businessDescription: string | null, insuranceInfo: string | null, boothFeeCents: number, applicationFeeCents: number, rejectionReason: string | null, boothLocation: string | null, customMessage: string | null, contentsVersion: string, createdAt: string, appliedAt: string | null, vendor: { id: string, businessName: string, contactName: string, city: string, state: string } | null, images: Array<{ id: string, fileSize: number, displayOrder: number, imageUrl: string | null, thumbnailUrl: string | null }>, event: { id: string, title: string, city: string, state: string, startDate: string, endDate: string, startTime: string | null, endTime: string | null, startsAt: string, timeZone: string, isAvailable: boolean } | null } }> } };

export type DeskChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskChoicesQuery = { choices: { categories: Array<string>, tags: Array<string> } };

export type MarkApplicationMutationVariables = Exact<{
  input: MarkApplicationInput;
}>;


export type MarkApplicationMutation = { marks: { applicationId: string, shortlisted: boolean, rating: number | null, tags: Array<string>, note: string | null } };

export type RosterQueryVariables = Exact<{
  input: DeskInput;
}>;


export type RosterQuery = { applications: { total: number, items: Array<{ id: string, categories: Array<string>, vendorEmail: string | null, vendorPhone: string | null, application: { id: string, eventId: string, status: ApplicationStatus, paymentStatus: PaymentStatus, productsOffered: string | null, boothRequirements: string | null, specialRequests: string | null, experienceYears: number | null, previousEvents: string | null, socialMediaLinks: string | null, estimatedSalesCents: number | null, businessDescription: string | null, insuranceInfo: string | null, boothFeeCents: number, applicationFeeCents: number, rejectionReason: string | null, boothLocation: string | null, customMessage: string | null, contentsVersion: string, createdAt: string, appliedAt: string | null, marketEvent: { id: string, loadInDate: string | null, loadInTime: string | null } | null, vendor: { id: string, businessName: string, contactName: string, city: string, state: string } | null, images: Array<{ id: string, fileSize: number, displayOrder: number, imageUrl: string | null, thumbnailUrl: string | null }>, event: { id: string, title: string, city: string, state: string, startDate: string, endDate: string, startTime: string | null, endTime: string | null, startsAt: string, timeZone: string, isAvailable: boolean } | null } }> } };

export type BoothHoldersQueryVariables = Exact<{
  eventId: string;
  booth: string;
}>;


export type BoothHoldersQuery = { applications: { items: Array<{ id: string, application: { id: string, vendor: { businessName: string } | null } }> } };

export type TakenBoothsQueryVariables = Exact<{
  eventId: string;
}>;


export type TakenBoothsQuery = { booths: { eventId: string, taken: Array<string>, shared: Array<string> } };

export type EventBoothsQueryVariables = Exact<{
  id: string;
}>;


export type EventBoothsQuery = { booths: { eventId: string, accepted: number, left: number | null } };

export type SharedBoothsQueryVariables = Exact<{
  eventId: string;
}>;


export type SharedBoothsQuery = { booths: { eventId: string, shared: Array<string> } };

export type AssignBoothMutationVariables = Exact<{
  input: AssignBoothInput;
}>;


export type AssignBoothMutation = { application: { id: string, boothLocation: string | null } };

export type TemplateFactsFragment = { id: string, templateName: string, businessDescription: string | null, productsOffered: string, boothSetup: string | null, specialRequirements: string | null, yearsExperience: number | null, insuranceInfo: string | null };

export type ApplicationTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicationTemplatesQuery = { templates: Array<{ id: string, templateName: string, businessDescription: string | null, productsOffered: string, boothSetup: string | null, specialRequirements: string | null, yearsExperience: number | null, insuranceInfo: string | null }> };

export type ApplicationSuggestionQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicationSuggestionQuery = { suggestion: { id: string, productsOffered: string | null, boothRequirements: string | null, specialRequests: string | null, experienceYears: number | null, previousEvents: string | null, socialMediaLinks: string | null, estimatedSalesCents: number | null, event: { id: string, title: string } | null } | null };

export type TimeSavedQueryVariables = Exact<{ [key: string]: never; }>;


export type TimeSavedQuery = { saved: { total: number, totalSeconds: number } };

export type AcceptedEventsQueryVariables = Exact<{
  input: ApplicationsInput;
}>;


export type AcceptedEventsQuery = { applications: { total: number, items: Array<{ id: string, eventId: string, paymentStatus: PaymentStatus, boothFeeCents: number, applicationFeeCents: number, boothLocation: string | null, customMessage: string | null, event: { id: string, title: string, location: string, city: string, state: string, startDate: string, endDate: string, startTime: string | null, startsAt: string, endTime: string | null, timeZone: string, isAvailable: boolean } | null, payment: { id: string, status: PaymentStatus, isOrganizerReady: boolean } | null, marketEvent: { id: string, address: string | null, loadInDate: string | null, loadInTime: string | null, loadOutTime: string | null, setupInstructions: string | null, contactPhone: string | null } | null }> } };

export type SaveApplicationTemplateMutationVariables = Exact<{
  input: SaveApplicationTemplateInput;
}>;


export type SaveApplicationTemplateMutation = { template: { id: string, templateName: string, businessDescription: string | null, productsOffered: string, boothSetup: string | null, specialRequirements: string | null, yearsExperience: number | null, insuranceInfo: string | null } };

export type DeleteApplicationTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteApplicationTemplateMutation = { done: { id: string } };

export type QuickApplyMutationVariables = Exact<{
  input: QuickApplyInput;
}>;


export type QuickApplyMutation = { application: { id: string, status: ApplicationStatus } };

export type QuickApplyToManyMutationVariables = Exact<{
  input: QuickApplyToManyInput;
}>;


export type QuickApplyToManyMutation = { answers: Array<{ eventId: string, code: string | null, message: string | null, application: { id: string, status: ApplicationStatus } | null }> };

export type WithdrawApplicationMutationVariables = Exact<{
  id: string;
  refundPercent?: number | null | undefined;
}>;


export type WithdrawApplicationMutation = { application: { id: string, status: ApplicationStatus } };

export type WithdrawalTermsQueryVariables = Exact<{
  id: string;
}>;


export type WithdrawalTermsQuery = { terms: { applicationId: string, refundPercent: number, fullUntil: string | null, partialUntil: string | null, policy: { fullUntilDays: number | null, partialUntilDays: number | null, partialPercent: number } | null, refund: { paidCents: number, returnedCents: number, refundCents: number, isProcessing: boolean } } };

export type EditApplicationMutationVariables = Exact<{
  input: EditApplicationInput;
}>;


export type EditApplicationMutation = { application: { id: string, status: ApplicationStatus } };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    applicationForEvent: build.query<ApplicationForEventQuery, ApplicationForEventQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ApplicationForEvent', documentId: 'e2f3fa9985310bfdf0916a128feec0f11b75ca741a441792bf8440964e188763', variables: variables ?? {} }), providesTags: ['Application'], }),
    myApplications: build.query<MyApplicationsQuery, MyApplicationsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'MyApplications', documentId: '7efb6dc01c4b3e48f36c2ac83bc2dd6ab0ab5cd50e9101b6cf97a89f32d04995', variables: variables ?? {} }), providesTags: ['Application'], }),
    appliedEvents: build.query<AppliedEventsQuery, AppliedEventsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'AppliedEvents', documentId: 'a7162bf4dd5035f36c1d176d9d2389155faafc383524bd9cbbe51d5abf579bf9', variables: variables ?? {} }), providesTags: ['Application'], }),
    upcomingBooths: build.query<UpcomingBoothsQuery, UpcomingBoothsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'UpcomingBooths', documentId: 'af0110f3fc9e9f00ba58d5569082050ad6a940c2d5febe2d87ee5ab743961213', variables: variables ?? {} }), providesTags: ['Application'], }),
    myApplicationCounts: build.query<MyApplicationCountsQuery, MyApplicationCountsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'MyApplicationCounts', documentId: '190b5e10cd962da456107a8852d6ad6f146ba6384e671a1ea466a7c03a138939', variables: variables ?? {} }), providesTags: ['Application'], }),
    receivedApplications: build.query<ReceivedApplicationsQuery, ReceivedApplicationsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ReceivedApplications', documentId: '4feffc27919403d8abb8fc2a620623f353ae141cb6ca9670cce40fc021eb4551', variables: variables ?? {} }), providesTags: ['Application'], }),
    applicationTimeline: build.query<ApplicationTimelineQuery, ApplicationTimelineQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ApplicationTimeline', documentId: 'e86ab0bb2e67b90b483a6e3355534966d130997fb852da0be70c661d4b4b595a', variables: variables ?? {} }), providesTags: ['Application'], }),
    createDraft: build.mutation<CreateDraftMutation, CreateDraftMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'CreateDraft', documentId: '961bbd2f4eea5774f2a484dc97737a7baaf6020d4e2688f597dde68f49d57f76', variables: variables ?? {} }), invalidatesTags: ['Application'], }),
    saveDraft: build.mutation<SaveDraftMutation, SaveDraftMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SaveDraft', documentId: 'd9f83f9465d65541950d038c389ee298d8e9952be221727a6b35424939022e84', variables: variables ?? {} }), }),
    submitApplication: build.mutation<SubmitApplicationMutation, SubmitApplicationMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SubmitApplication', documentId: 'c0f244871c0e9ad1580acc153c5e9882de0ab93a406b94823e97b5a87698029a', variables: variables ?? {} }), invalidatesTags: ['Application'], }),
    deleteDraft: build.mutation<DeleteDraftMutation, DeleteDraftMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'DeleteDraft', documentId: '62f0cb33ff65f91c1da59a04d648b099a762394971f19c028f68a4bf0b26116e', variables: variables ?? {} }), invalidatesTags: ['Application'], }),
    acceptApplication: build.mutation<AcceptApplicationMutation, AcceptApplicationMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'AcceptApplication', documentId: '9e84eddeda47a93bb8ff6c83d2c60aba956cb5465340cada0493a2554b4db47e', variables: variables ?? {} }), invalidatesTags: ['Application', 'BulkDecision', 'Payment', 'Event'], }),
    rejectApplication: build.mutation<RejectApplicationMutation, RejectApplicationMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'RejectApplication', documentId: '4edc310eef25eb7410c492a51ba3b1dd7a6d3906d40a08083aac1fbf7535dbb0', variables: variables ?? {} }), invalidatesTags: ['Application', 'BulkDecision', 'Event'], }),
    applicationImages: build.query<ApplicationImagesQuery, ApplicationImagesQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ApplicationImages', documentId: 'e5cc409811e355ffafc18b71a665ca6a505515f001ef1b0802df4f1d8f8a717e', variables: variables ?? {} }), providesTags: ['Application'], }),
    deleteApplicationImage: build.mutation<DeleteApplicationImageMutation, DeleteApplicationImageMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'DeleteApplicationImage', documentId: '7c1ec1165aa56e1759a9c7e2171443057f3f86ac1562e61bdbec89cc5ccb0e5b', variables: variables ?? {} }), invalidatesTags: ['Application'], }),
    reorderApplicationImages: build.mutation<ReorderApplicationImagesMutation, ReorderApplicationImagesMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'ReorderApplicationImages', documentId: 'f0a5b3ac080d945c7c287749446c61ba8b34699aba8c96caf7203d468fcd07fa', variables: variables ?? {} }), invalidatesTags: ['Application'], }),
    previewBulkDecision: build.query<PreviewBulkDecisionQuery, PreviewBulkDecisionQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'PreviewBulkDecision', documentId: '0bf50400051a5e955d6b8dc261cf9e6543e92506d2498b3ea9a867783953daf6', variables: variables ?? {} }), providesTags: ['Application'], }),
    bulkDecisions: build.query<BulkDecisionsQuery, BulkDecisionsQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'BulkDecisions', documentId: '56c94d2bfc1ba487e7bca97f859d180f905b24c95b0927c997a94201a388adb7', variables: variables ?? {} }), providesTags: ['BulkDecision'], }),
    startBulkDecision: build.mutation<StartBulkDecisionMutation, StartBulkDecisionMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'StartBulkDecision', documentId: '49929efeb82580c343cb030ddfd4650382c258782e5d72a8a976fc6d907a27af', variables: variables ?? {} }), invalidatesTags: ['BulkDecision'], }),
    undoBulkDecision: build.mutation<UndoBulkDecisionMutation, UndoBulkDecisionMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'UndoBulkDecision', documentId: '6e1613ad90fc6b2049572a5f90c03ad7f723df1d91008689b791b2a8e2b993dc', variables: variables ?? {} }), invalidatesTags: ['BulkDecision', 'Application'], }),
    calendarFeed: build.query<CalendarFeedQuery, CalendarFeedQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'CalendarFeed', documentId: '2aba21d30d41aa7facddf423e2a71064b14ce5591b80a69f10cedc9f0703f1bb', variables: variables ?? {} }), providesTags: ['CalendarFeed'], }),
    createCalendarFeed: build.mutation<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables | void>({ query: (variables) => ({ kind: 'mutation', operation: 'CreateCalendarFeed', documentId: 'cd88391a2f81f13b0ed0af81c655ff1926f594664a20fe5ef99df1c2af68d62c', variables: variables ?? {} }), invalidatesTags: ['CalendarFeed'], }),
    revokeCalendarFeed: build.mutation<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables | void>({ query: (variables) => ({ kind: 'mutation', operation: 'RevokeCalendarFeed', documentId: 'ff8ff8df916b97a2c866473a550697696f554f6cfa2af533092254eafc2ef686', variables: variables ?? {} }), invalidatesTags: ['CalendarFeed'], }),
    deskApplications: build.query<DeskApplicationsQuery, DeskApplicationsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'DeskApplications', documentId: 'ef3bf81f378112a6bcd0cab2152156ed0fd76fc99d8ec4ea535329fe4a576732', variables: variables ?? {} }), providesTags: ['Application'], }),
    comparedApplications: build.query<ComparedApplicationsQuery, ComparedApplicationsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'ComparedApplications', documentId: 'f51266f2af17724852567196fe91eb187480301c29717c0a373cc1e3e6c7484b', variables: variables ?? {} }), providesTags: ['Application'], }),
    deskChoices: build.query<DeskChoicesQuery, DeskChoicesQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'DeskChoices', documentId: '6d5207de73a661490e9e6d6926bad66fc1ea33032d67ca4f3dc1e79d5d20bf1d', variables: variables ?? {} }), providesTags: ['Application'], }),
    markApplication: build.mutation<MarkApplicationMutation, MarkApplicationMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'MarkApplication', documentId: 'a3a4dbe87364fde7ac1863649dae7decbf7c4327fd2d6493f183fb36b84d39d8', variables: variables ?? {} }), invalidatesTags: ['Application'], }),
    roster: build.query<RosterQuery, RosterQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'Roster', documentId: 'f88eb041f758d2a3f31d6a5e78e9ae3429356317d850cd277b40b901ba5a45a3', variables: variables ?? {} }), providesTags: ['Application'], }),
    boothHolders: build.query<BoothHoldersQuery, BoothHoldersQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'BoothHolders', documentId: 'b9cbd1068d7092b53da1768b5a747a05ba1708412e7236e691184aa9ad62c174', variables: variables ?? {} }), providesTags: ['Application'], }),
    takenBooths: build.query<TakenBoothsQuery, TakenBoothsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'TakenBooths', documentId: 'af23b9cb79bb7b2b663aa1c6315133799708698cfc0b0d42f2a6555fd22037ef', variables: variables ?? {} }), providesTags: ['Application'], }),
    eventBooths: build.query<EventBoothsQuery, EventBoothsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'EventBooths', documentId: 'e2d93ce1fc6df8401572f7f4d49a5883dd7a2cfa9fbe4e5244b935648bbb82e2', variables: variables ?? {} }), providesTags: ['Application'], }),
    sharedBooths: build.query<SharedBoothsQuery, SharedBoothsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'SharedBooths', documentId: 'bf9b62e7f5422f22f64abce101a383cdd92465e14533fb6cfe5ad652b729b745', variables: variables ?? {} }), providesTags: ['Application'], }),
    assignBooth: build.mutation<AssignBoothMutation, AssignBoothMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'AssignBooth', documentId: '2d5d8f407f804e5ed305d205fb1188a9d3956782bfadcc8d0c36cc498df7cf75', variables: variables ?? {} }), invalidatesTags: ['Application', 'Event'], }),
    applicationTemplates: build.query<ApplicationTemplatesQuery, ApplicationTemplatesQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'ApplicationTemplates', documentId: '67a349452f1c11c2c63205d2a0b00a94b6f45a479fa1df907cecc815b7b5b14a', variables: variables ?? {} }), providesTags: ['Template'], }),
    applicationSuggestion: build.query<ApplicationSuggestionQuery, ApplicationSuggestionQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'ApplicationSuggestion', documentId: 'cc2ba79aef7e5c3bbf862d4b4baa866fe83db4fda3f01d574b72f03be71d4490', variables: variables ?? {} }), providesTags: ['Application'], }),
    timeSaved: build.query<TimeSavedQuery, TimeSavedQueryVariables | void>({ query: (variables) => ({ kind: 'query', operation: 'TimeSaved', documentId: '13a1e369bab2b082bd30c5d6b8b3ebec8a97bc72de22a8a65fc7e4d54605ce3b', variables: variables ?? {} }), providesTags: ['Application'], }),
    acceptedEvents: build.query<AcceptedEventsQuery, AcceptedEventsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'AcceptedEvents', documentId: 'a9c27b67a78c1635d32be58c191a0c493d3c994c97a7b59b3a3ea20affcbaa64', variables: variables ?? {} }), providesTags: ['Application'], }),
    saveApplicationTemplate: build.mutation<SaveApplicationTemplateMutation, SaveApplicationTemplateMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'SaveApplicationTemplate', documentId: '67eebce72a51c0a4d723b7a0f1826cbc4448e1e1662fd969db108fb43aa60261', variables: variables ?? {} }), invalidatesTags: ['Template'], }),
    deleteApplicationTemplate: build.mutation<DeleteApplicationTemplateMutation, DeleteApplicationTemplateMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'DeleteApplicationTemplate', documentId: 'ad8206d9a406077abd154093983356949ea2a49a52071ea9680b8ab3c1d6a31f', variables: variables ?? {} }), invalidatesTags: ['Template'], }),
    quickApply: build.mutation<QuickApplyMutation, QuickApplyMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'QuickApply', documentId: '7c00d5f72a233fc8c130439394ded32e3fde5d550045ac88e11ccf6863e826df', variables: variables ?? {} }), invalidatesTags: ['Application'], }),
    quickApplyToMany: build.mutation<QuickApplyToManyMutation, QuickApplyToManyMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'QuickApplyToMany', documentId: '2762fd04a4be14ca932340d66e17dd1d18504a8e7cec5e67fcfd7b9c45c4c602', variables: variables ?? {} }), invalidatesTags: ['Application'], }),
    withdrawApplication: build.mutation<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'WithdrawApplication', documentId: 'f2c97df194a372326af86de8605d147d3a10459ab8649bc9a2cc930b49d2c20d', variables: variables ?? {} }), invalidatesTags: ['Application', 'Payment', 'Event'], }),
    withdrawalTerms: build.query<WithdrawalTermsQuery, WithdrawalTermsQueryVariables>({ query: (variables) => ({ kind: 'query', operation: 'WithdrawalTerms', documentId: '68b6f11fb750ad5216776f1b551aee866d4151145a148578db0344073342d86e', variables: variables ?? {} }), providesTags: ['Application', 'Payment'], }),
    editApplication: build.mutation<EditApplicationMutation, EditApplicationMutationVariables>({ query: (variables) => ({ kind: 'mutation', operation: 'EditApplication', documentId: '8a86affd50fea64c1b873ced60198657f5904600f52576f2b4c9cc528cface36', variables: variables ?? {} }), invalidatesTags: ['Application'], }),
  }),
});

export { api as applicationsApi };

export const { useApplicationForEventQuery, useMyApplicationsQuery, useAppliedEventsQuery, useUpcomingBoothsQuery, useMyApplicationCountsQuery, useReceivedApplicationsQuery, useApplicationTimelineQuery, useCreateDraftMutation, useSaveDraftMutation, useSubmitApplicationMutation, useDeleteDraftMutation, useAcceptApplicationMutation, useRejectApplicationMutation, useApplicationImagesQuery, useDeleteApplicationImageMutation, useReorderApplicationImagesMutation, usePreviewBulkDecisionQuery, useBulkDecisionsQuery, useStartBulkDecisionMutation, useUndoBulkDecisionMutation, useCalendarFeedQuery, useCreateCalendarFeedMutation, useRevokeCalendarFeedMutation, useDeskApplicationsQuery, useComparedApplicationsQuery, useDeskChoicesQuery, useMarkApplicationMutation, useRosterQuery, useBoothHoldersQuery, useTakenBoothsQuery, useEventBoothsQuery, useSharedBoothsQuery, useAssignBoothMutation, useApplicationTemplatesQuery, useApplicationSuggestionQuery, useTimeSavedQuery, useAcceptedEventsQuery, useSaveApplicationTemplateMutation, useDeleteApplicationTemplateMutation, useQuickApplyMutation, useQuickApplyToManyMutation, useWithdrawApplicationMutation, useWithdrawalTermsQuery, useEditApplicationMutation } = api;
