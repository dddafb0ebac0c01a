import { newId } from '@stallbook/kernel';
import { type Ids, type MutationRow } from './row.js';

const market = ({ unpublished }: Ids) => ({ id: unpublished });

export const eventsMutations: Record<string, MutationRow> = {
  createMarketEvent: {
    mayCall: ['organizer'],
    input: () => ({ title: 'T', description: 'D', eventDate: '2030-05-08', location: 'L', city: 'Salem', state: 'OR' }),
  },
  updateMarketEvent: {
    mayCall: ['organizer'],
    input: (ids) => ({ ...market(ids), title: 'Taken over' }),
    notFor: ['organizer'],
  },
  setUpMarketEvent: { mayCall: ['organizer'], input: market, notFor: ['organizer'] },
  removeBanner: { mayCall: ['organizer'], input: market, notFor: ['organizer'] },
  removeEventImage: { mayCall: ['organizer'], input: market, notFor: ['organizer'] },
  publishMarketEvent: { mayCall: ['organizer'], input: market, notFor: ['organizer'] },
  duplicateMarketEvent: { mayCall: ['organizer'], input: market, notFor: ['organizer'] },
  repeatMarketEvent: {
    mayCall: ['organizer'],
    input: (ids) => ({ ...market(ids), eventDates: ['2030-05-15'] }),
    notFor: ['organizer'],
  },
  deleteMarketEvent: { mayCall: ['organizer'], input: market, notFor: ['organizer'] },
  submitClaim: {
    mayCall: ['visitor', 'none', 'unconfirmed', 'organizer'],
    input: ({ seeded }) => ({ eventId: seeded, name: 'Claire', email: 'claire@example.org' }),
    ownerless: 'a claim is for events without an owner',
  },
  approveClaim: {
    mayCall: ['admin'],
    logs: 'approve_claim',
    input: ({ claim }) => ({ id: claim }),
    ownerless: 'admins decide every claim',
  },
  denyClaim: {
    mayCall: ['admin'],
    logs: 'deny_claim',
    input: ({ claim }) => ({ id: claim }),
    ownerless: 'admins decide every claim',
  },
  transferMarketEvent: {
    mayCall: ['admin'],
    logs: 'transfer_event',
    input: ({ unpublished }) => ({ eventId: unpublished, organizerId: newId() }),
    ownerless: 'admins transfer every event',
  },
  takeDownMarketEvent: {
    mayCall: ['admin'],
    logs: 'take_down_event',
    input: ({ unpublished }) => ({ eventId: unpublished, reason: 'It does not exist.' }),
    ownerless: 'admins take down every event',
  },
  restoreMarketEvent: {
    mayCall: ['admin'],
    logs: 'restore_event',
    input: market,
    ownerless: 'admins restore every event',
  },
  startImport: {
    mayCall: ['admin'],
    logs: 'seed_events',
    input: () => ({ fileName: 'markets.csv', fileId: newId() }),
    ownerless: 'any admin imports any uploaded file',
  },
  tickPlanningTask: {
    mayCall: ['organizer'],
    input: ({ unpublished: eventId }) => ({ eventId, taskId: 'site', isDone: true }),
    notFor: ['organizer'],
  },
  addPlanningTask: {
    mayCall: ['organizer'],
    input: ({ unpublished: eventId }) => ({ eventId, title: 'Hire a band', dueDate: '2030-05-08' }),
    notFor: ['organizer'],
  },
  removePlanningTask: {
    mayCall: ['organizer'],
    input: ({ unpublished: eventId }) => ({ eventId, taskId: newId() }),
    notFor: ['organizer'],
  },
  saveVendorPreferences: {
    mayCall: ['vendor'],
    input: () => ({
      productCategories: [],
      maxTravelDistance: 50,
      boothFeeMinCents: 0,
      boothFeeMaxCents: 1,
      eventTypes: [],
    }),
    ownerless: 'the preferences are those of the caller',
  },
  undoImport: {
    mayCall: ['admin'],
    logs: 'undo_import',
    input: () => ({ id: newId() }),
    ownerless: 'any admin undoes any import',
  },
};
