import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, ByIdsInput, NoInput } from '../common/inputs.js';
import { ChangeBannerInput, ChangeEventImageInput } from './change-images.inputs.js';
import { MarketEventMapInput, type MarketEventMap } from './market-event-map.dto.js';
import type {
  DeletedMarketEvent,
  MarketEvent,
  MarketEventCounts,
  MarketEventPage,
  PublishedChunk,
  PublishedMarketEvent,
  RepeatedMarketEvent,
} from './market-event.dto.js';
import {
  ByEventCodeInput,
  CreateMarketEventInput,
  DuplicateMarketEventInput,
  ListMarketEventsInput,
  MarketEventFilterInput,
  MyMarketEventsFilterInput,
  PublishedAfterInput,
  PublishedChunksInput,
  RepeatMarketEventInput,
  SetUpMarketEventInput,
  UpdateMarketEventInput,
} from './market-event.inputs.js';
import { SearchCorrectionInput, type SearchCorrection } from './search-correction.dto.js';
import { TakeDownMarketEventInput } from './take-down-market-event.inputs.js';
import { TransferMarketEventInput } from './transfer-market-event.inputs.js';

const organizer = ['organizer'] as const;
const admin = ['admin'] as const;

export const createMarketEvent = defineCommand<MarketEvent>()('events.createMarketEvent', {
  input: CreateMarketEventInput,
  access: organizer,
});
/** @throws EVENT.CHANGED_MEANWHILE, with the fields, if some of them were changed after the given revision */
export const updateMarketEvent = defineCommand<MarketEvent>()('events.updateMarketEvent', {
  input: UpdateMarketEventInput,
  access: organizer,
});
/** Confirms the fees and dates of a claimed import, which opens it to applications. */
export const setUpMarketEvent = defineCommand<MarketEvent>()('events.setUpMarketEvent', {
  input: SetUpMarketEventInput,
  access: organizer,
});
export const duplicateMarketEvent = defineCommand<MarketEvent>()('events.duplicateMarketEvent', {
  input: DuplicateMarketEventInput,
  access: organizer,
});
/** Duplicates it to several dates. */
export const repeatMarketEvent = defineCommand<RepeatedMarketEvent>()('events.repeatMarketEvent', {
  input: RepeatMarketEventInput,
  access: organizer,
});
/** Follows the upload of the image. */
export const changeBanner = defineCommand<MarketEvent>()('events.changeBanner', {
  input: ChangeBannerInput,
  access: organizer,
});
/** Follows the upload of the image. */
export const changeEventImage = defineCommand<MarketEvent>()('events.changeEventImage', {
  input: ChangeEventImageInput,
  access: organizer,
});
export const removeBanner = defineCommand<MarketEvent>()('events.removeBanner', {
  input: ByIdInput,
  access: organizer,
});
export const removeEventImage = defineCommand<MarketEvent>()('events.removeEventImage', {
  input: ByIdInput,
  access: organizer,
});
export const publishMarketEvent = defineCommand<MarketEvent>()('events.publishMarketEvent', {
  input: ByIdInput,
  access: organizer,
});
export const deleteMarketEvent = defineCommand<DeletedMarketEvent>()('events.deleteMarketEvent', {
  input: ByIdInput,
  access: organizer,
});
/** @throws NOT_FOUND `Organizer not found`, `EVENT.SAME_OWNER` */
export const transferMarketEvent = defineCommand<MarketEvent>()('events.transferMarketEvent', {
  input: TransferMarketEventInput,
  access: admin,
  stepUp: true,
});
/** @throws `EVENT.TAKEN_DOWN` if it is already taken down, `EVENT.BEING_DELETED` */
export const takeDownMarketEvent = defineCommand<MarketEvent>()('events.takeDownMarketEvent', {
  input: TakeDownMarketEventInput,
  access: admin,
  stepUp: true,
});
/** @throws `EVENT.NOT_TAKEN_DOWN`, `EVENT.BEING_DELETED` */
export const restoreMarketEvent = defineCommand<MarketEvent>()('events.restoreMarketEvent', {
  input: ByIdInput,
  access: admin,
  stepUp: true,
});

export const marketEvents = defineQuery<MarketEventPage>()('events.marketEvents', {
  input: ListMarketEventsInput,
  access: 'public',
});
/** Clusters of the market events in view. */
export const marketEventMap = defineQuery<MarketEventMap>()('events.marketEventMap', {
  input: MarketEventMapInput,
  access: 'public',
});
/** Null if nothing similar is known, or no market event has it. */
export const searchCorrection = defineQuery<SearchCorrection | null>()('events.searchCorrection', {
  input: SearchCorrectionInput,
  access: 'public',
});
export const adminMarketEvents = defineQuery<MarketEventPage>()('events.adminMarketEvents', {
  input: MarketEventFilterInput,
  access: admin,
});
/** @throws NOT_FOUND `Event not found`, also for a draft of another organizer */
export const marketEvent = defineQuery<MarketEvent>()('events.marketEvent', { input: ByIdInput, access: 'public' });
export const marketEventByCode = defineQuery<MarketEvent>()('events.marketEventByCode', {
  input: ByEventCodeInput,
  access: 'public',
});
export const marketEventsByIds = defineQuery<MarketEvent[]>()('events.marketEventsByIds', {
  input: ByIdsInput,
  access: 'public',
});
export const publishedChunks = defineQuery<PublishedChunk[]>()('events.publishedChunks', {
  input: PublishedChunksInput,
  access: 'public',
});
export const publishedMarketEvents = defineQuery<PublishedMarketEvent[]>()('events.publishedMarketEvents', {
  input: PublishedAfterInput,
  access: 'public',
});
export const myMarketEvents = defineQuery<MarketEventPage>()('events.myMarketEvents', {
  input: MyMarketEventsFilterInput,
  access: organizer,
});
export const countMarketEvents = defineQuery<MarketEventCounts>()('events.countMarketEvents', {
  input: NoInput,
  access: admin,
});
