import { newId } from '@stallbook/kernel';
import { profitFactors } from '../fixtures.js';
import { everybody, type Ids, type MutationRow } from './row.js';

const seen = ({ pending }: Ids) => ({ applicationId: pending, contentsVersion: newId() });
const application = ({ pending }: Ids) => ({ applicationId: pending });

export const applicationsMutations: Record<string, MutationRow> = {
  createDraft: {
    mayCall: ['vendor'],
    input: ({ market: eventId }) => ({ eventId }),
    ownerless: 'any vendor applies to a published event',
  },
  submitApplication: {
    mayCall: ['vendor'],
    input: ({ draft }) => ({ draftId: draft, productsOffered: 'Wax', terms: '' }),
    notFor: ['vendor'],
  },
  deleteDraft: { mayCall: ['vendor'], input: ({ draft }) => ({ draftId: draft }), notFor: ['vendor'] },
  saveDraft: {
    mayCall: ['vendor'],
    input: ({ draft }) => ({ draftId: draft, productsOffered: 'Wax' }),
    notFor: ['vendor'],
  },
  editApplication: {
    mayCall: ['vendor'],
    input: ({ pending }) => ({ applicationId: pending, productsOffered: 'Wax' }),
    notFor: ['vendor'],
  },
  withdrawApplication: {
    mayCall: ['vendor'],
    input: ({ draft }) => ({ applicationId: draft }),
    notFor: ['vendor'],
  },
  // These vendors are not on the plan, which is checked before the template is looked up.
  quickApply: {
    mayCall: ['vendor'],
    input: ({ market: eventId }) => ({ eventId, terms: '', templateId: newId() }),
    ownerless: 'templates are looked up among the caller’s own',
  },
  quickApplyToMany: {
    mayCall: ['vendor'],
    input: ({ market: eventId }) => ({ events: [{ eventId, terms: '' }], templateId: newId() }),
    ownerless: 'templates are looked up among the caller’s own',
  },
  saveApplicationTemplate: {
    mayCall: ['vendor'],
    input: () => ({ templateName: 'Honey stall', productsOffered: 'Honey' }),
    ownerless: 'a template belongs to the vendor who saves it',
  },
  deleteApplicationTemplate: {
    mayCall: ['vendor'],
    input: () => ({ id: newId() }),
    ownerless: 'templates are looked up among the caller’s own',
  },
  acceptApplication: { mayCall: ['organizer'], input: seen, notFor: ['organizer'] },
  rejectApplication: { mayCall: ['organizer'], input: seen, notFor: ['organizer'] },
  startBulkDecision: {
    mayCall: ['organizer'],
    input: ({ pending }) => ({
      decision: 'reject',
      applications: [{ applicationId: pending, contentsVersion: newId() }],
    }),
    notFor: ['organizer'],
  },
  undoBulkDecision: {
    mayCall: ['organizer'],
    input: () => ({ id: newId() }),
    ownerless: 'bulk decisions are looked up among the caller’s own',
  },
  assignBooth: {
    mayCall: ['organizer'],
    input: ({ pending }) => ({ applicationId: pending, boothLocation: 'A7' }),
    notFor: ['organizer'],
  },
  markApplication: {
    mayCall: ['organizer'],
    input: ({ pending }) => ({ applicationId: pending, shortlisted: true }),
    notFor: ['organizer'],
  },
  // The interest is always the caller's own.
  expressInterest: {
    mayCall: ['vendor'],
    input: ({ market: eventId }) => ({ eventId }),
    ownerless: 'any vendor is interested in any market event',
  },
  removeInterest: {
    mayCall: ['vendor'],
    input: ({ market: eventId }) => ({ eventId }),
    ownerless: 'any vendor is interested in any market event',
  },
  // A market event with an organizer: the invitation goes to them.
  sendInvitation: {
    mayCall: ['vendor'],
    input: ({ market: eventId }) => ({ eventId }),
    ownerless: 'any vendor invites the organizer of any market event',
  },
  answerInvitation: {
    mayCall: everybody,
    input: () => ({ id: newId(), token: 'unknown', answer: 'viewed' }),
    ownerless: 'the link in the email is the permission',
  },
  deleteApplicationImage: {
    mayCall: ['vendor'],
    input: ({ draft }) => ({ applicationId: draft, imageId: newId() }),
    notFor: ['vendor'],
  },
  reorderApplicationImages: {
    mayCall: ['vendor'],
    input: ({ draft }) => ({ applicationId: draft, order: [] }),
    notFor: ['vendor'],
  },
  createCalendarFeed: { mayCall: ['vendor'], ownerless: 'each vendor has one calendar link' },
  revokeCalendarFeed: { mayCall: ['vendor'], ownerless: 'each vendor has one calendar link' },
  saveCalculation: {
    mayCall: ['vendor'],
    input: () => ({ inputs: profitFactors }),
    ownerless: 'the calculation is new',
  },
  enterCalculationResult: {
    mayCall: ['vendor'],
    input: ({ calculation: id }) => ({ id, unitsSold: 1, itemPriceCents: 1 }),
    notFor: ['vendor'],
  },
  enterMarketResult: {
    mayCall: ['vendor'],
    input: ({ market: eventId }) => ({ eventId, unitsSold: 1, itemPriceCents: 1 }),
    ownerless: 'the application is looked up among the caller’s own',
  },
  deleteCalculation: { mayCall: ['vendor'], input: ({ calculation: id }) => ({ id }), notFor: ['vendor'] },
  saveCalculationTemplate: {
    mayCall: ['vendor'],
    input: () => ({ templateName: 'Fairs', defaultInputs: profitFactors }),
  },
  deleteCalculationTemplate: {
    mayCall: ['vendor'],
    input: ({ calculationTemplate: id }) => ({ id }),
    notFor: ['vendor'],
  },
  saveVendorMark: {
    mayCall: ['organizer'],
    input: (ids) => ({ ...application(ids), attendance: 'came', rating: 5 }),
    notFor: ['organizer'],
  },
  removeVendorMark: { mayCall: ['organizer'], input: application, notFor: ['organizer'] },
};
