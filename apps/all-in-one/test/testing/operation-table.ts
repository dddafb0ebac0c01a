/** As whom an operation of a service is called; `none` has signed in and has no profile. */
export type Caller = 'nobody' | 'none' | 'vendor' | 'organizer' | 'admin' | 'system';
export const CALLERS: readonly Caller[] = ['nobody', 'none', 'vendor', 'organizer', 'admin', 'system'];

const everybody = CALLERS;
const people: readonly Caller[] = ['none', 'vendor', 'organizer', 'admin'];
const members: readonly Caller[] = ['vendor', 'organizer', 'admin'];
const parties: readonly Caller[] = ['vendor', 'organizer'];
const vendor: readonly Caller[] = ['vendor'];
const organizer: readonly Caller[] = ['organizer'];
const admin: readonly Caller[] = ['admin'];
const workers: readonly Caller[] = ['system'];

/** Whom each operation lets in, before any question of ownership. An operation without a row fails the test. */
export const operations: Record<string, readonly Caller[]> = {
  'identity.signUp': everybody,
  'identity.resendConfirmation': everybody,
  'identity.requestPasswordReset': everybody,
  'identity.resetSession': everybody,
  'identity.updatePassword': people,
  'identity.verifyLink': everybody,
  'identity.signIn': everybody,
  'identity.refreshSession': everybody,
  'identity.signOut': everybody,
  'identity.createProfile': everybody,
  'identity.updateProfile': everybody,
  'identity.currentUser': people,
  'identity.profile': people,
  'identity.profilesByIds': everybody,
  'identity.vendors': people,
  'identity.findOrganizerByEmail': admin,
  'identity.countAccounts': admin,
  'identity.foundingPlaces': everybody,

  'events.createMarketEvent': organizer,
  'events.updateMarketEvent': organizer,
  'events.publishMarketEvent': organizer,
  'events.deleteMarketEvent': organizer,
  'events.marketEvents': everybody,
  'events.marketEvent': everybody,
  'events.marketEventByCode': everybody,
  'events.marketEventsByIds': everybody,
  'events.publishedMarketEvents': everybody,
  'events.myMarketEvents': organizer,
  'events.countMarketEvents': admin,
  'events.submitClaim': everybody,
  'events.approveClaim': admin,
  'events.denyClaim': admin,
  'events.claims': admin,
  'events.startImport': everybody,
  'events.importPreview': admin,
  'events.importJob': admin,
  'events.importMessages': admin,
  'events.adminOperations': admin,
  'events.importSource': workers,
  'events.identifyRows': workers,
  'events.seedRows': workers,
  'events.recordImportProgress': workers,
  'events.finishImport': workers,

  'applications.createDraft': people,
  'applications.submitApplication': people,
  'applications.deleteDraft': vendor,
  'applications.acceptApplication': organizer,
  'applications.rejectApplication': organizer,
  'applications.application': parties,
  'applications.applicationForEvent': vendor,
  'applications.myApplications': vendor,
  'applications.organizerApplications': organizer,
  'applications.applicationTimeline': parties,
  'applications.countApplications': ['organizer', 'admin'],

  'billing.planCatalog': everybody,
  'billing.planByName': everybody,
  'billing.membership': people,
  'billing.createConnectAccount': organizer,
  'billing.createAccountLink': organizer,
  'billing.accountStatus': organizer,
  'billing.createPaymentIntent': vendor,
  'billing.updatePaymentStatus': parties,
  'billing.vendorPayments': vendor,
  'billing.organizerPayments': organizer,
  'billing.paymentsByApplicationIds': parties,
  'billing.receiveStripeWebhook': everybody,

  'attachments.attachments': members,
  'attachments.attachmentAccess': members,
  'attachments.requestUpload': organizer,
  'attachments.requestImportUpload': admin,
  'attachments.downloadLink': members,
  'attachments.fileLink': workers,
  'attachments.deleteAttachment': parties,

  'content.blogPosts': everybody,
  'content.blogPost': everybody,
  'content.countPostView': everybody,
  'content.submitContact': everybody,
  'content.submitFeedback': everybody,
  'content.joinWaitlist': everybody,
  'content.contactMessages': admin,
  'content.feedback': admin,
  'content.waitlist': admin,
  'content.markContactDone': admin,
  'content.markFeedbackDone': admin,
  'content.eraseSubmission': admin,

  'notifications.myNotifications': people,
  'notifications.unreadCount': people,
  'notifications.markRead': people,
  'notifications.markAllRead': people,
  'notifications.liveSince': people,
  'notifications.renderEmail': workers,
  'notifications.recordEmail': workers,
};
