import { decideBy, defineAggregate, isPresent, type OccurredEventOf } from '@stallbook/kernel';
import { applicationEvents, type ApplicationEvent } from './application.events.js';
import { blankApplication, type ApplicationDetails, type ApplicationState } from './application.state.js';
import { edit, type Edit } from './before-decision.js';
import {
  deleteApplication,
  noteEventChange,
  noteEventVisibility,
  noteOrganizerLeft,
  recordPayment,
  type DeleteApplication,
  type NoteEventChange,
  type NoteEventVisibility,
  type NoteOrganizerLeft,
  type RecordPayment,
} from './follow-up.js';
import {
  announceDecision,
  asUndecided,
  undoDecision,
  type AnnounceDecision,
  type UndoDecision,
} from './deferred-decision.js';
import { addPhoto, deletePhoto, reorderPhotos, type AddPhoto, type DeletePhoto, type ReorderPhotos } from './photos.js';
import { accept, reject, type Accept, type Reject } from './review.js';
import { assignBooth, type AssignBooth } from './booth.js';
import { describeVendor, type DescribeVendor } from './vendor-description.js';
import {
  createDraft,
  deleteDraft,
  quickApply,
  saveDraft,
  submit,
  type CreateDraft,
  type DeleteDraft,
  type QuickApply,
  type SaveDraft,
  type Submit,
} from './submission.js';
import { leave, type Leave } from './leaving.js';
import { withdraw, type Withdraw } from './withdrawal.js';

export type ApplicationCommand =
  | CreateDraft
  | SaveDraft
  | AddPhoto
  | DeletePhoto
  | ReorderPhotos
  | Submit
  | QuickApply
  | Edit
  | Withdraw
  | Leave
  | DeleteDraft
  | Accept
  | Reject
  | AssignBooth
  | AnnounceDecision
  | UndoDecision
  | RecordPayment
  | DescribeVendor
  | NoteEventChange
  | NoteEventVisibility
  | NoteOrganizerLeft
  | DeleteApplication;

type Occurred = OccurredEventOf<typeof applicationEvents>;

function evolve(state: ApplicationState, event: Occurred): ApplicationState {
  switch (event.type) {
    case 'application.drafted':
      return { ...blankApplication, ...event.data, status: 'draft', paymentStatus: 'pending', createdAt: at(event) };
    case 'application.draft-deleted':
      return null;
    case 'application.deleted':
      return 'deleted';
    default:
      return isPresent(state) ? change(state, event) : state;
  }
}

function change(state: ApplicationDetails, event: Occurred): ApplicationDetails {
  switch (event.type) {
    case 'application.submitted':
      return { ...state, ...event.data, status: 'pending', appliedAt: at(event) };
    case 'application.template-used': {
      const { templateId, way, timeSavedSeconds } = event.data;
      const use = { templateId, way, timeSavedSeconds, usedAt: at(event) };
      return {
        ...state,
        templateUse: state.templateUse ?? use,
        quickApply: way === 'quick' ? use : state.quickApply,
      };
    }
    case 'application.draft-saved':
    case 'application.edited':
      return { ...state, ...event.data };
    case 'application.vendor-described': {
      const { businessName, categories } = event.data;
      return { ...state, vendorDescription: { businessName, categories } };
    }
    case 'application.withdrawn':
      return { ...state, status: 'draft', appliedAt: null };
    case 'application.booth-released':
      return { ...state, status: 'withdrawn' };
    case 'application.accepted': {
      const { boothLocation, customMessage } = event.data;
      return { ...state, status: 'accepted', boothLocation, customMessage, decidedAt: at(event) };
    }
    case 'application.rejected':
      return { ...state, status: 'rejected', rejectionReason: event.data.rejectionReason, decidedAt: at(event) };
    case 'application.booth-assigned':
      return { ...state, boothLocation: event.data.boothLocation };
    case 'application.decision-deferred':
      return { ...state, heldBy: event.data.bulkDecisionId };
    case 'application.decision-announced':
      return { ...state, heldBy: null };
    case 'application.decision-reverted':
      return asUndecided(state);
    case 'application.photos-changed':
      return { ...state, photos: event.data.photos };
    case 'application.event-hidden':
      return { ...state, hasHiddenNotice: true };
    case 'application.event-restored':
      return { ...state, hasHiddenNotice: false };
    case 'application.payment-status-changed':
      return { ...state, paymentStatus: event.data.paymentStatus };
    default:
      return state;
  }
}

const at = ({ meta }: Occurred): string => meta.occurredAt.toISOString();

export const application = defineAggregate<ApplicationState, typeof applicationEvents, ApplicationCommand>({
  name: 'application',
  events: applicationEvents,
  initialState: () => null,
  decide: decideBy<ApplicationCommand, ApplicationState, ApplicationEvent>({
    'create-draft': createDraft,
    'save-draft': saveDraft,
    'add-photo': addPhoto,
    'delete-photo': deletePhoto,
    'reorder-photos': reorderPhotos,
    submit,
    'quick-apply': quickApply,
    edit,
    withdraw,
    leave,
    'delete-draft': deleteDraft,
    accept,
    reject,
    'assign-booth': assignBooth,
    'announce-decision': announceDecision,
    'undo-decision': undoDecision,
    'record-payment': recordPayment,
    'describe-vendor': describeVendor,
    'note-event-change': noteEventChange,
    'note-event-visibility': noteEventVisibility,
    'note-organizer-left': noteOrganizerLeft,
    delete: deleteApplication,
  }),
  evolve,
});
