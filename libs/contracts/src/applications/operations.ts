import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, ByIdsInput, OfPersonInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import type {
  Application,
  ApplicationCounts,
  ApplicationPage,
  MarketEventApplicationCounts,
} from './application.dto.js';
import {
  AcceptApplicationInput,
  ApplicationForEventInput,
  ApplicationsInput,
  CountApplicationsInput,
  CreateDraftInput,
  DeleteDraftInput,
  RejectApplicationInput,
  SubmitApplicationInput,
} from './application.inputs.js';
import { TimelineInput, type Timeline } from './timeline.dto.js';

/** Open to everybody who is signed in, so that the service itself can say `Only vendors can apply to events.`. */
export const createDraft = defineCommand<Application>()('applications.createDraft', {
  input: CreateDraftInput,
  access: 'signed-in',
});

export const submitApplication = defineCommand<Application>()('applications.submitApplication', {
  input: SubmitApplicationInput,
  access: 'signed-in',
});

/** Answers with the id of the draft that is gone. */
export const deleteDraft = defineCommand<Done>()('applications.deleteDraft', {
  input: DeleteDraftInput,
  access: ['vendor'],
});

export const acceptApplication = defineCommand<Application>()('applications.acceptApplication', {
  input: AcceptApplicationInput,
  access: ['organizer'],
});

export const rejectApplication = defineCommand<Application>()('applications.rejectApplication', {
  input: RejectApplicationInput,
  access: ['organizer'],
});

/** For both parties; a draft for its vendor only. Anybody else gets NOT_FOUND. */
export const getApplication = defineQuery<Application>()('applications.application', {
  input: ByIdInput,
  access: ['vendor', 'organizer'],
});

/** The caller's own application to an event, in whatever state, or null. */
export const applicationForEvent = defineQuery<Application | null>()('applications.applicationForEvent', {
  input: ApplicationForEventInput,
  access: ['vendor'],
});

export const myApplications = defineQuery<ApplicationPage>()('applications.myApplications', {
  input: ApplicationsInput,
  access: ['vendor'],
});

/** What a vendor applied for, drafts too. */
export const applicationsOfPerson = defineQuery<ApplicationPage>()('applications.applicationsOfPerson', {
  input: OfPersonInput,
  access: ['admin'],
});

/** Applications to the caller's own events, never drafts. */
export const organizerApplications = defineQuery<ApplicationPage>()('applications.organizerApplications', {
  input: ApplicationsInput,
  access: ['organizer'],
});

/** Who did what when, with the value before and after of each field that changed; for both parties, oldest first. */
export const applicationTimeline = defineQuery<Timeline>()('applications.applicationTimeline', {
  input: TimelineInput,
  access: ['vendor', 'organizer'],
});

/** Submitted applications of an event (for its owner or an admin) or of all events (for an admin). */
export const countApplications = defineQuery<ApplicationCounts>()('applications.countApplications', {
  input: CountApplicationsInput,
  access: ['organizer', 'admin'],
});

/** Of each of the given events that is the caller's own, also where nobody applied; others are left out. */
export const applicationCountsByEventIds = defineQuery<MarketEventApplicationCounts[]>()(
  'applications.applicationCountsByEventIds',
  { input: ByIdsInput, access: ['organizer'] },
);
