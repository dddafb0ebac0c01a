import { idFrom, newId } from '@stallbook/kernel';
import { PASSWORD } from './harness.js';
import { profitFactors, type Part, type Fixtures } from './fixtures.js';

type Ids = Fixtures['ids'];

export interface MutationRow {
  /** Callers who are allowed; all others are refused. */
  mayCall: readonly Part[];
  input?: (ids: Ids) => Record<string, unknown>;
  /** For input that names a record of the vendor or organizer: another person in that role is refused too. */
  notFor?: readonly ('vendor' | 'organizer')[];
  /** Successful callers have to sign in again. */
  signsOut?: true;
  /** For input that names a record that belongs to none of the callers. */
  ownerless?: string;
}

const everybody: readonly Part[] = ['visitor', 'none', 'unconfirmed', 'vendor', 'organizer', 'admin'];
const signedIn: readonly Part[] = ['none', 'unconfirmed', 'vendor', 'organizer', 'admin'];

const application = ({ pending }: Ids) => ({ applicationId: pending });
const market = ({ unpublished }: Ids) => ({ id: unpublished });
const anAddress = () => `${newId()}@example.org`;
const markThread = ({ thread: threadId }: Ids) => ({ threadId, on: true });
const attachment = ({ attachment: attachmentId }: Ids) => ({ attachmentId });

const written = {
  title: 'A post',
  excerpt: 'In short',
  document: '{"type":"doc"}',
  category: 'General',
  contentType: 'article',
  featured: false,
};
const LIBRARY = 'the library belongs to the installation';
const aBlueprint = () => ({ title: 'Weights', description: '', categoryId: newId(), content: [] });
const aCategory = () => ({ name: 'Winter', icon: 'sun', color: '#112233', slug: `winter-${newId()}` });

/** Who may call which mutation. A mutation without a row fails the test. */
export const mutations: Record<string, MutationRow> = {
  createProfile: {
    mayCall: ['none', 'vendor', 'organizer', 'admin'],
    input: () => ({ role: 'vendor', businessName: 'Bees', contactName: 'Bea', city: 'Salem', state: 'OR' }),
  },
  // Changes the caller's profile; a caller without one gets NOT_FOUND.
  updateProfile: { mayCall: signedIn, input: () => ({ contactName: 'Someone' }) },
  updatePassword: { mayCall: signedIn, input: () => ({ password: 'Market-day-1', currentPassword: PASSWORD }) },
  requestEmailChange: { mayCall: signedIn, input: () => ({ email: anAddress(), currentPassword: PASSWORD }) },
  // Uses a wrong password: a second factor would disturb other rows.
  startAuthenticator: { mayCall: signedIn, input: () => ({ currentPassword: 'not the password' }) },
  confirmAuthenticator: { mayCall: signedIn, input: () => ({ code: '123456' }) },
  removeAuthenticator: { mayCall: signedIn },
  startPasskey: { mayCall: signedIn, input: () => ({ currentPassword: 'not the password' }) },
  addPasskey: { mayCall: signedIn, input: () => ({ name: 'Phone', response: '{}' }) },
  // Passkeys are looked up among the caller's own.
  renamePasskey: {
    mayCall: signedIn,
    input: () => ({ id: newId(), name: 'Phone' }),
    notFor: ['vendor', 'organizer'],
  },
  removePasskey: { mayCall: signedIn, input: () => ({ id: newId() }), notFor: ['vendor', 'organizer'] },
  renewRecoveryCodes: { mayCall: signedIn },
  turnOffSecondFactor: { mayCall: signedIn },
  // Uses a wrong password: a new session would disturb other rows.
  eraseAccount: { mayCall: signedIn, input: () => ({ currentPassword: 'not the password' }) },
  // Only the owner of a session finds it, whatever the caller's role.
  endSession: { mayCall: signedIn, input: ({ session }) => ({ id: session }), notFor: ['vendor', 'organizer'] },
  endAllSessions: { mayCall: signedIn, signsOut: true },
  endAccountSession: {
    mayCall: ['admin'],
    input: ({ session }) => ({ accountId: newId(), sessionId: session }),
    ownerless: 'support helps with every account',
  },
  endAccountSessions: {
    mayCall: ['admin'],
    input: () => ({ id: newId() }),
    ownerless: 'support helps with every account',
  },
  resendAccountConfirmation: {
    mayCall: ['admin'],
    input: () => ({ id: newId() }),
    ownerless: 'support helps with every account',
  },

  createMarketEvent: {
    mayCall: ['organizer'],
    input: () => ({ title: 'T', description: 'D', eventDate: '2030-05-08', location: 'L', city: 'Salem', state: 'OR' }),
  },
  updateMarketEvent: {
    mayCall: ['organizer'],
    input: (ids) => ({ ...market(ids), title: 'Taken over' }),
    notFor: ['organizer'],
  },
  publishMarketEvent: { mayCall: ['organizer'], input: market, notFor: ['organizer'] },
  duplicateMarketEvent: { mayCall: ['organizer'], input: market, notFor: ['organizer'] },
  deleteMarketEvent: { mayCall: ['organizer'], input: market, notFor: ['organizer'] },
  submitClaim: {
    mayCall: ['visitor', 'none', 'unconfirmed', 'organizer'],
    input: ({ seeded }) => ({ eventId: seeded, name: 'Claire', email: 'claire@example.org' }),
    ownerless: 'a claim is for events without an owner',
  },
  approveClaim: {
    mayCall: ['admin'],
    input: ({ claim }) => ({ id: claim }),
    ownerless: 'admins decide every claim',
  },
  denyClaim: { mayCall: ['admin'], input: ({ claim }) => ({ id: claim }), ownerless: 'admins decide every claim' },
  transferMarketEvent: {
    mayCall: ['admin'],
    input: ({ unpublished }) => ({ eventId: unpublished, organizerId: newId() }),
    ownerless: 'admins transfer every event',
  },
  startImport: {
    mayCall: ['admin'],
    input: () => ({ fileName: 'markets.csv', fileId: newId() }),
    ownerless: 'any admin imports any uploaded file',
  },

  createDraft: {
    mayCall: ['vendor'],
    input: ({ market: eventId }) => ({ eventId }),
    ownerless: 'any vendor applies to a published event',
  },
  submitApplication: {
    mayCall: ['vendor'],
    input: ({ draft }) => ({ draftId: draft, productsOffered: 'Wax' }),
    notFor: ['vendor'],
  },
  deleteDraft: { mayCall: ['vendor'], input: ({ draft }) => ({ draftId: draft }), notFor: ['vendor'] },
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
    input: ({ market: eventId }) => ({ eventId, templateId: newId() }),
    ownerless: 'templates are looked up among the caller’s own',
  },
  quickApplyToMany: {
    mayCall: ['vendor'],
    input: ({ market: eventId }) => ({ eventIds: [eventId], templateId: newId() }),
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
  acceptApplication: { mayCall: ['organizer'], input: application, notFor: ['organizer'] },
  rejectApplication: { mayCall: ['organizer'], input: application, notFor: ['organizer'] },

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

  // Each is about the caller's own subscription.
  refreshSubscription: { mayCall: signedIn },
  createCheckoutSession: { mayCall: signedIn, input: () => ({ planType: 'basic' }) },
  createPortalSession: { mayCall: signedIn },
  changePlan: { mayCall: signedIn, input: () => ({ planType: 'basic' }) },
  cancelSubscription: { mayCall: signedIn },
  reactivateSubscription: { mayCall: signedIn },
  updatePlan: {
    mayCall: ['admin'],
    input: () => ({
      ...{ name: 'pro', version: 0, displayName: 'Pro', priceMonthlyCents: 2900, platformFeeRate: 0, trialDays: 0 },
      features: { canBoostListings: true, canViewSuggestions: true, maxBookmarks: -1 },
    }),
    ownerless: 'plans belong to the installation',
  },
  createConnectAccount: { mayCall: ['organizer'], input: () => ({}) },
  createAccountLink: { mayCall: ['organizer'] },
  createPaymentIntent: {
    mayCall: ['vendor'],
    input: ({ accepted }) => ({ applicationId: accepted }),
    notFor: ['vendor'],
  },
  refundPayment: {
    mayCall: ['organizer'],
    input: ({ accepted }) => ({ paymentId: idFrom('payment', accepted), amountCents: 1, reason: 'other' }),
    notFor: ['organizer'],
  },
  updatePaymentStatus: {
    mayCall: ['vendor', 'organizer'],
    input: ({ intent }) => ({ paymentIntentId: intent }),
    notFor: ['vendor', 'organizer'],
  },

  // This vendor has not paid, so the organizer's files stay closed.
  downloadLink: { mayCall: ['organizer', 'admin'], input: attachment, notFor: ['organizer', 'vendor'] },
  requestAccountExport: { mayCall: signedIn, input: () => ({ currentPassword: PASSWORD }) },
  accountExportLink: {
    mayCall: signedIn,
    input: ({ accountExport }) => ({ id: accountExport }),
    notFor: ['vendor', 'organizer'],
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
  deleteAttachment: { mayCall: ['organizer'], input: attachment, notFor: ['organizer', 'vendor'] },

  markRead: { mayCall: signedIn, input: ({ notification }) => ({ id: notification }), notFor: ['vendor', 'organizer'] },
  markAllRead: { mayCall: signedIn },
  // Every conversation belongs to its participants, whatever their role.
  startMessageThread: {
    mayCall: signedIn,
    input: ({ market: subjectId }) => ({ threadType: 'event', subjectId, messageId: newId(), content: 'Hello' }),
    ownerless: 'any vendor writes to the organizer of a published market event',
  },
  sendMessage: {
    mayCall: signedIn,
    input: ({ thread: threadId }) => ({ threadId, messageId: newId(), content: 'Hello' }),
    notFor: ['vendor', 'organizer'],
  },
  markThreadRead: {
    mayCall: signedIn,
    input: ({ thread: threadId }) => ({ threadId, seq: 1 }),
    notFor: ['vendor', 'organizer'],
  },
  archiveThread: { mayCall: signedIn, input: markThread, notFor: ['vendor', 'organizer'] },
  muteThread: { mayCall: signedIn, input: markThread, notFor: ['vendor', 'organizer'] },
  blockThread: { mayCall: signedIn, input: markThread, notFor: ['vendor', 'organizer'] },
  leaveThread: { mayCall: signedIn, input: ({ thread: id }) => ({ id }), notFor: ['vendor', 'organizer'] },
  signalTyping: { mayCall: signedIn, input: ({ thread: id }) => ({ id }), notFor: ['vendor', 'organizer'] },
  countPostView: {
    mayCall: everybody,
    input: ({ post }) => ({ id: post }),
    ownerless: 'posts are read by everybody',
  },
  createPost: { mayCall: ['admin'], input: () => ({ ...written, slug: `post-${newId()}` }) },
  // The post has a newer text by then, or is gone.
  updatePost: {
    mayCall: ['admin'],
    input: ({ post }) => ({ ...written, id: post, revision: 1, slug: `post-${newId()}` }),
    ownerless: 'admins edit every post',
  },
  publishPost: { mayCall: ['admin'], input: ({ post }) => ({ id: post }), ownerless: 'admins edit every post' },
  schedulePost: {
    mayCall: ['admin'],
    input: ({ post }) => ({ id: post, publishAt: '2040-01-01T00:00:00Z' }),
    ownerless: 'admins edit every post',
  },
  unpublishPost: { mayCall: ['admin'], input: ({ post }) => ({ id: post }), ownerless: 'admins edit every post' },
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
  deletePost: { mayCall: ['admin'], input: ({ post }) => ({ id: post }), ownerless: 'admins edit every post' },
  openBlueprint: { mayCall: ['vendor'], input: () => ({ id: newId() }), ownerless: 'the library is for every vendor' },
  // The progress is always the caller's own.
  saveBlueprintProgress: {
    mayCall: ['vendor'],
    input: () => ({ blueprintId: newId(), currentStep: 1, completed: false, doneTasks: [] }),
    ownerless: 'the library is for every vendor',
  },
  createBlueprint: { mayCall: ['admin'], input: aBlueprint, ownerless: LIBRARY },
  editBlueprint: {
    mayCall: ['admin'],
    input: () => ({ ...aBlueprint(), id: newId(), revision: 1 }),
    ownerless: LIBRARY,
  },
  publishBlueprint: { mayCall: ['admin'], input: () => ({ id: newId() }), ownerless: LIBRARY },
  unpublishBlueprint: { mayCall: ['admin'], input: () => ({ id: newId() }), ownerless: LIBRARY },
  deleteBlueprint: { mayCall: ['admin'], input: () => ({ id: newId() }), ownerless: LIBRARY },
  orderBlueprints: { mayCall: ['admin'], input: () => ({ ids: [newId()] }), ownerless: LIBRARY },
  createBlueprintCategory: { mayCall: ['admin'], input: aCategory, ownerless: LIBRARY },
  editBlueprintCategory: {
    mayCall: ['admin'],
    input: () => ({ ...aCategory(), id: newId() }),
    ownerless: LIBRARY,
  },
  deleteBlueprintCategory: { mayCall: ['admin'], input: () => ({ id: newId() }), ownerless: LIBRARY },
  orderBlueprintCategories: { mayCall: ['admin'], input: () => ({ ids: [newId()] }), ownerless: LIBRARY },
  // The list is always the caller's own.
  addBookmark: {
    mayCall: signedIn,
    input: ({ market: targetId }) => ({ targetType: 'event', targetId }),
    ownerless: 'anybody saves any market event',
  },
  removeBookmark: {
    mayCall: signedIn,
    input: ({ market: targetId }) => ({ targetType: 'event', targetId }),
    ownerless: 'anybody saves any market event',
  },
  submitContact: {
    mayCall: everybody,
    input: () => ({ name: 'Carla', email: anAddress(), role: 'both', message: 'A question' }),
  },
  submitFeedback: {
    mayCall: everybody,
    input: () => ({
      category: 'general',
      message: 'Good',
      page: '/',
      url: '/',
      userAgent: 'B',
      timestamp: '2027-01-01',
    }),
  },
  joinWaitlist: { mayCall: everybody, input: () => ({ name: 'Walt', email: anAddress() }) },
  markContactDone: {
    mayCall: ['admin'],
    input: () => ({ id: newId(), done: true }),
    ownerless: 'messages of visitors are for admins',
  },
  markFeedbackDone: {
    mayCall: ['admin'],
    input: () => ({ id: newId(), done: true }),
    ownerless: 'messages of visitors are for admins',
  },
  eraseSubmission: {
    mayCall: ['admin'],
    input: () => ({ id: newId() }),
    ownerless: 'messages of visitors are for admins',
  },
  resendDeadLetter: {
    mayCall: ['admin'],
    input: () => ({ service: 'content', id: newId() }),
    ownerless: 'dead letters belong to the installation',
  },
  discardDeadLetter: {
    mayCall: ['admin'],
    input: () => ({ service: 'content', id: newId(), reason: 'Its market is gone' }),
    ownerless: 'dead letters belong to the installation',
  },
  retrySetAside: {
    mayCall: ['admin'],
    input: () => ({ service: 'content', streamId: newId() }),
    ownerless: 'commits that were set aside belong to the installation',
  },
  saveEmailTemplate: {
    mayCall: ['admin'],
    input: () => ({ type: 'application_rejected', version: 0, subject: 'About {{event_title}}', text: 'Sorry.' }),
    ownerless: 'email templates belong to the installation',
  },
  sendTestEmail: {
    mayCall: ['admin'],
    input: () => ({ templateType: 'application_rejected', recipientEmail: anAddress() }),
  },
};
