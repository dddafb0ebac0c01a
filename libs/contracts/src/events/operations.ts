import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ById, ByIds, NoInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import { AdminOperationFilter, type AdminOperationPage } from './admin-operation.dto.js';
import { ClaimFilter, SubmitClaim, type EventClaim, type EventClaimPage } from './claim.dto.js';
import {
  FinishImport,
  IdentifyRows,
  ImportFileDeleted,
  ImportProgress,
  SeedRows,
  type IdentifiedRows,
  type ImportSourceOf,
  type OutdatedImportFiles,
  type SeededRows,
} from './import-work.dto.js';
import {
  ImportMessagesInput,
  PreviewImport,
  StartImport,
  type ImportJob,
  type ImportMessagePage,
  type ImportPreview,
} from './import.dto.js';
import type {
  MarketEvent,
  MarketEventCounts,
  MarketEventPage,
  PublishedChunk,
  PublishedMarketEvent,
} from './market-event.dto.js';
import {
  ByEventCode,
  CreateMarketEvent,
  ListMarketEvents,
  MarketEventFilter,
  MyMarketEventsFilter,
  PublishedAfter,
  PublishedChunksInput,
  UpdateMarketEvent,
} from './market-event.inputs.js';

const organizer = ['organizer'] as const;
const admin = ['admin'] as const;

export const createMarketEvent = defineCommand<MarketEvent>()('events.createMarketEvent', {
  input: CreateMarketEvent,
  access: organizer,
});
export const updateMarketEvent = defineCommand<MarketEvent>()('events.updateMarketEvent', {
  input: UpdateMarketEvent,
  access: organizer,
});
export const publishMarketEvent = defineCommand<MarketEvent>()('events.publishMarketEvent', {
  input: ById,
  access: organizer,
});
export const deleteMarketEvent = defineCommand<Done>()('events.deleteMarketEvent', { input: ById, access: organizer });

/** For published ones without a caller; `eventCode` only shows to the owner, `claimToken` to admins. */
export const marketEvents = defineQuery<MarketEventPage>()('events.marketEvents', {
  input: ListMarketEvents,
  access: 'public',
});
/** Drafts of everybody too. */
export const adminMarketEvents = defineQuery<MarketEventPage>()('events.adminMarketEvents', {
  input: MarketEventFilter,
  access: admin,
});
/** @throws NOT_FOUND `Event not found`, also for a draft that is not the caller's. */
export const marketEvent = defineQuery<MarketEvent>()('events.marketEvent', { input: ById, access: 'public' });
export const marketEventByCode = defineQuery<MarketEvent>()('events.marketEventByCode', {
  input: ByEventCode,
  access: 'public',
});
/** Those that exist and that the caller may see, in no order. */
export const marketEventsByIds = defineQuery<MarketEvent[]>()('events.marketEventsByIds', {
  input: ByIds,
  access: 'public',
});
/** How the published ones are divided, without reading them: for the sitemap. */
export const publishedChunks = defineQuery<PublishedChunk[]>()('events.publishedChunks', {
  input: PublishedChunksInput,
  access: 'public',
});
/** All published ones, a stretch at a time: for the sitemap. */
export const publishedMarketEvents = defineQuery<PublishedMarketEvent[]>()('events.publishedMarketEvents', {
  input: PublishedAfter,
  access: 'public',
});
export const myMarketEvents = defineQuery<MarketEventPage>()('events.myMarketEvents', {
  input: MyMarketEventsFilter,
  access: organizer,
});
export const countMarketEvents = defineQuery<MarketEventCounts>()('events.countMarketEvents', {
  input: NoInput,
  access: admin,
});

/** By an organizer or a visitor; the answer names the claim only. */
export const submitClaim = defineCommand<Done>()('events.submitClaim', { input: SubmitClaim, access: 'public' });
/** The event changes hands. */
export const approveClaim = defineCommand<EventClaim>()('events.approveClaim', {
  input: ById,
  access: admin,
  stepUp: true,
});
export const denyClaim = defineCommand<EventClaim>()('events.denyClaim', { input: ById, access: admin });
export const claims = defineQuery<EventClaimPage>()('events.claims', { input: ClaimFilter, access: admin });

/** For admins; refuses an anonymous caller itself, with the words that the specification fixes. */
export const startImport = defineCommand<ImportJob>()('events.startImport', { input: StartImport, access: 'public' });
export const importPreview = defineQuery<ImportPreview>()('events.importPreview', {
  input: PreviewImport,
  access: admin,
});
export const importJob = defineQuery<ImportJob>()('events.importJob', { input: ById, access: admin });
/** What was replaced (warnings) or left out (failures), row by row. */
export const importMessages = defineQuery<ImportMessagePage>()('events.importMessages', {
  input: ImportMessagesInput,
  access: admin,
});
export const adminOperations = defineQuery<AdminOperationPage>()('events.adminOperations', {
  input: AdminOperationFilter,
  access: admin,
});

export const importSource = defineQuery<ImportSourceOf>()('events.importSource', { input: ById, access: 'system' });
/** Some of them: whoever deleted those asks again. */
export const outdatedImportFiles = defineQuery<OutdatedImportFiles>()('events.outdatedImportFiles', {
  input: NoInput,
  access: 'system',
});
export const recordImportFileDeleted = defineCommand<Done>()('events.recordImportFileDeleted', {
  input: ImportFileDeleted,
  access: 'system',
});
export const identifyRows = defineQuery<IdentifiedRows>()('events.identifyRows', {
  input: IdentifyRows,
  access: 'system',
});
export const seedRows = defineCommand<SeededRows>()('events.seedRows', { input: SeedRows, access: 'system' });
export const recordImportProgress = defineCommand<Done>()('events.recordImportProgress', {
  input: ImportProgress,
  access: 'system',
});
export const finishImport = defineCommand<Done>()('events.finishImport', { input: FinishImport, access: 'system' });
