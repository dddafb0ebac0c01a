import { decideBy, defineAggregate, isPresent, type OccurredEventOf } from '@stallbook/kernel';
import { changedWith } from './changed-meanwhile.js';
import { duplicate, type Duplicate } from './duplicating.js';
import {
  changeDetails,
  deleteMarketEvent,
  draft,
  publish,
  type ChangeDetails,
  finishDeletion,
  type DeleteMarketEvent,
  type Draft,
  type FinishDeletion,
  type Publish,
} from './editing.js';
import { changeBanner, changeImage, imageUrl, withoutUploads, type ChangeBanner, type ChangeImage } from './images.js';
import { detailsOf } from './market-event-details.js';
import { marketEventEvents, type MarketEventEvent } from './market-event.events.js';
import {
  blankMarketEvent,
  contactOf,
  noContact,
  type LiveMarketEvent,
  type MarketEventState,
} from './market-event.state.js';
import {
  assignOwner,
  handOver,
  seed,
  undoSeed,
  withdraw,
  type AssignOwner,
  type HandOver,
  type Seed,
  type UndoSeed,
  type Withdraw,
} from './ownership.js';
import { movedWith } from './notice.js';
import { place, type Place } from './placement.js';
import { setUp, stillDefaulted, type SetUp } from './setting-up.js';
import { restore, takeDown, type Restore, type TakeDown } from './taking-down.js';
import { transfer, transferred, type Transfer } from './transfer.js';

export type MarketEventCommand =
  | Draft
  | Duplicate
  | ChangeDetails
  | ChangeBanner
  | ChangeImage
  | Publish
  | DeleteMarketEvent
  | FinishDeletion
  | Seed
  | UndoSeed
  | HandOver
  | AssignOwner
  | SetUp
  | Place
  | Transfer
  | TakeDown
  | Restore
  | Withdraw;

type Occurred = OccurredEventOf<typeof marketEventEvents>;

function evolve(state: MarketEventState, event: Occurred): MarketEventState {
  switch (event.type) {
    case 'market-event.drafted': {
      const { organizerId, eventCode } = event.data;
      return { ...blankMarketEvent, organizerId, eventCode, details: detailsOf(event.data) };
    }
    case 'market-event.seeded': {
      const { importId, row, eventCode, claimToken, bannerImageUrl, defaultedFields } = event.data;
      return {
        ...blankMarketEvent,
        ...contactOf(event.data),
        status: 'published',
        source: 'admin_seeded',
        seededByAdmin: true,
        eventCode,
        claimToken,
        bannerImageUrl,
        imported: { importId, row, isUndated: defaultedFields.includes('eventDate') },
        isAsImported: true,
        defaultedFields,
        details: detailsOf(event.data),
      };
    }
    case 'market-event.retracted':
    case 'market-event.deleted':
      return 'deleted';
    default:
      return isPresent(state) ? { ...change(state, event), isAsImported: false, revision: state.revision + 1 } : state;
  }
}

/** As an import left it, but without the contact of the former organizer. */
const unclaimed = { ...noContact, organizerId: null, organizerClaimed: false, isSetUp: false, waitsForContact: false };

function change(state: LiveMarketEvent, { type, data, meta }: Occurred): LiveMarketEvent {
  switch (type) {
    case 'market-event.published':
      return { ...state, status: 'published' };
    case 'market-event.deletion-started':
      return { ...state, status: 'draft', deletionStartedAt: meta.occurredAt };
    case 'market-event.details-changed':
      return {
        ...state,
        details: detailsOf(data),
        lastMove: movedWith(state, data, meta.occurredAt),
        defaultedFields: stillDefaulted(state, data),
        changedIn: changedWith(state, data),
      };
    case 'market-event.set-up':
      return { ...state, isSetUp: true, defaultedFields: [] };
    case 'market-event.banner-changed':
      return { ...state, bannerImageUrl: imageUrl(data.imageId) };
    case 'market-event.image-changed':
      return { ...state, eventImageUrl: imageUrl(data.imageId) };
    case 'market-event.claimed': {
      const { organizerId, contactPublic } = data;
      const waitsForContact = organizerId === null;
      return { ...state, ...contactOf(data), contactPublic, organizerClaimed: true, organizerId, waitsForContact };
    }
    case 'market-event.owner-assigned':
      return { ...state, organizerId: data.organizerId, waitsForContact: false };
    case 'market-event.placement-changed':
      return { ...state, boosted: data.boosted };
    case 'market-event.transferred':
      return transferred(state, data);
    case 'market-event.taken-down':
      return { ...state, takenDownReason: data.reason };
    case 'market-event.restored':
      return { ...state, takenDownReason: null };
    case 'market-event.withdrawn':
      return { ...state, ...withoutUploads(state), ...(state.seededByAdmin ? unclaimed : { status: 'draft' }) };
    default:
      return state;
  }
}

/** Users call it an event. */
export const marketEvent = defineAggregate<MarketEventState, typeof marketEventEvents, MarketEventCommand>({
  name: 'market-event',
  events: marketEventEvents,
  initialState: () => null,
  decide: decideBy<MarketEventCommand, MarketEventState, MarketEventEvent>({
    draft,
    duplicate,
    'change-details': changeDetails,
    'change-banner': changeBanner,
    'change-image': changeImage,
    publish,
    delete: deleteMarketEvent,
    'finish-deletion': finishDeletion,
    seed,
    'hand-over': handOver,
    'assign-owner': assignOwner,
    'set-up': setUp,
    transfer,
    'take-down': takeDown,
    restore,
    'undo-seed': undoSeed,
    withdraw,
    place,
  }),
  evolve,
});
