import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, ByIdsInput, NoInput, OfPersonInput, PageInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import {
  AddPhotoInput,
  ByApplicationIdInput,
  DeleteApplicationImageInput,
  ReorderApplicationImagesInput,
  RequestPhotosInput,
} from './application-image.inputs.js';
import type { QuickApplyAnswer, TimeSaved } from './application-template.dto.js';
import { QuickApplyInput, QuickApplyToManyInput } from './application-template.inputs.js';
import type {
  Application,
  ApplicationImage,
  ApplicationPage,
  FullEvent,
  MarketEventApplicationCounts,
  OwnApplicationPage,
} from './application.dto.js';
import {
  AcceptApplicationInput,
  ApplicationForEventInput,
  ApplicationsForEventsInput,
  ApplicationsInput,
  CreateDraftInput,
  DeleteDraftInput,
  EditApplicationInput,
  RejectApplicationInput,
  SaveDraftInput,
  SubmitApplicationInput,
  WithdrawApplicationInput,
} from './application.inputs.js';
import { TimelineInput, type Timeline } from './timeline.dto.js';
import type { WithdrawalTerms } from './withdrawal-terms.dto.js';

/** Open to every signed-in user, because the service itself answers `Only vendors can apply to events.`. */
export const createDraft = defineCommand<Application>()('applications.createDraft', {
  input: CreateDraftInput,
  access: 'signed-in',
});

/** For both parties, in the vendor's order. @throws NOT_FOUND for anyone else */
export const applicationImages = defineQuery<ApplicationImage[]>()('applications.applicationImages', {
  input: ByApplicationIdInput,
  access: ['vendor', 'organizer'],
});

/** Before the first byte is sent. @throws `APPLICATION.TOO_MANY_PHOTOS`, `APPLICATION.DECIDED`, PERMISSION_DENIED */
export const requestPhotos = defineQuery<Done>()('applications.requestPhotos', {
  input: RequestPhotosInput,
  access: ['vendor'],
});

/** Follows the upload of the image. @throws as `requestPhotos` */
export const addPhoto = defineCommand<ApplicationImage>()('applications.addPhoto', {
  input: AddPhotoInput,
  access: ['vendor'],
});

export const deleteApplicationImage = defineCommand<ApplicationImage[]>()('applications.deleteApplicationImage', {
  input: DeleteApplicationImageInput,
  access: ['vendor'],
});

export const reorderApplicationImages = defineCommand<ApplicationImage[]>()('applications.reorderApplicationImages', {
  input: ReorderApplicationImagesInput,
  access: ['vendor'],
});

/**
 * While the vendor types, so that the draft can be finished on another device.
 * @throws APPLICATION.CHANGED_MEANWHILE, with the fields, if some of them are not as the client began with
 */
export const saveDraft = defineCommand<Application>()('applications.saveDraft', {
  input: SaveDraftInput,
  access: ['vendor'],
});

/**
 * @throws APPLICATION.CHANGED_MEANWHILE, with the fields, if some saved answers are not as the form showed them;
 * APPLICATION.TERMS_CHANGED; APPLICATION.TEMPLATE_GONE if the template was deleted, or the plan no longer includes templates
 */
export const submitApplication = defineCommand<Application>()('applications.submitApplication', {
  input: SubmitApplicationInput,
  access: 'signed-in',
});

export const deleteDraft = defineCommand<Done>()('applications.deleteDraft', {
  input: DeleteDraftInput,
  access: ['vendor'],
});

/**
 * A pending application; what was changed is on the timeline, for both parties.
 * @throws APPLICATION.CHANGED_MEANWHILE, as `saveDraft`
 */
export const editApplication = defineCommand<Application>()('applications.editApplication', {
  input: EditApplicationInput,
  access: ['vendor'],
});

/** @throws APPLICATION.NOT_ACCEPTED */
export const withdrawalTerms = defineQuery<WithdrawalTerms>()('applications.withdrawalTerms', {
  input: ByIdInput,
  access: ['vendor'],
});

/** Makes a pending application a draft again; gives up the booth of an accepted one. @throws APPLICATION.REFUND_CHANGED */
export const withdrawApplication = defineCommand<Application>()('applications.withdrawApplication', {
  input: WithdrawApplicationInput,
  access: ['vendor'],
});

/**
 * Sends an application that a template fills in. Open to every signed-in user like `createDraft`.
 * @throws APPLICATION.TERMS_CHANGED
 */
export const quickApply = defineCommand<Application>()('applications.quickApply', {
  input: QuickApplyInput,
  access: 'signed-in',
});

/** As `quickApply` for several events: each has its own answer. */
export const quickApplyToMany = defineCommand<QuickApplyAnswer[]>()('applications.quickApplyToMany', {
  input: QuickApplyToManyInput,
  access: 'signed-in',
});

/** @throws APPLICATION.CHANGED_MEANWHILE if the vendor changed it after the organizer looked */
export const acceptApplication = defineCommand<Application>()('applications.acceptApplication', {
  input: AcceptApplicationInput,
  access: ['organizer'],
});

/** @throws APPLICATION.CHANGED_MEANWHILE, as `acceptApplication` */
export const rejectApplication = defineCommand<Application>()('applications.rejectApplication', {
  input: RejectApplicationInput,
  access: ['organizer'],
});

/** For both parties; drafts only for their vendor. @throws NOT_FOUND for anyone else */
export const getApplication = defineQuery<Application>()('applications.application', {
  input: ByIdInput,
  access: ['vendor', 'organizer'],
});

/** The caller's application to an event in any state, or null. */
export const applicationForEvent = defineQuery<Application | null>()('applications.applicationForEvent', {
  input: ApplicationForEventInput,
  access: ['vendor'],
});

/** The caller's applications to any of the events. */
export const applicationsForEvents = defineQuery<Application[]>()('applications.applicationsForEvents', {
  input: ApplicationsForEventsInput,
  access: ['vendor'],
});

export const myApplications = defineQuery<OwnApplicationPage>()('applications.myApplications', {
  input: ApplicationsInput,
  access: ['vendor'],
});

export const applicationsOfPerson = defineQuery<ApplicationPage>()('applications.applicationsOfPerson', {
  input: OfPersonInput,
  access: ['admin'],
});

export const organizerApplications = defineQuery<ApplicationPage>()('applications.organizerApplications', {
  input: ApplicationsInput,
  access: ['organizer'],
});

export const applicationTimeline = defineQuery<Timeline>()('applications.applicationTimeline', {
  input: TimelineInput,
  access: ['vendor', 'organizer'],
});

export const applicationCountsByEventIds = defineQuery<MarketEventApplicationCounts[]>()(
  'applications.applicationCountsByEventIds',
  { input: ByIdsInput, access: ['organizer'] },
);

/** Those of the events that have no booth left. */
export const fullEventsByIds = defineQuery<FullEvent[]>()('applications.fullEventsByIds', {
  input: ByIdsInput,
  access: 'public',
});

/** The newest sent one of the caller's last five applications, or null. */
export const applicationSuggestion = defineQuery<Application | null>()('applications.applicationSuggestion', {
  input: NoInput,
  access: ['vendor'],
});

/** What templates saved the caller, newest first. */
export const timeSaved = defineQuery<TimeSaved>()('applications.timeSaved', { input: PageInput, access: ['vendor'] });
