import { eventType, refundPolicy, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const cents = z.int().nonnegative();
const text = z.string().nullable();
const ids = { applicationId: z.string(), marketEventId: z.string(), vendorId: z.string(), organizerId: z.string() };
const fees = { boothFeeCents: cents, applicationFeeCents: cents };

const answerTexts = {
  productsOffered: text,
  boothRequirements: text,
  specialRequests: text,
  previousEvents: text,
  socialMediaLinks: text,
};
/** Free text from the vendor, all of it personal. */
const vendorTexts = { ...answerTexts, businessDescription: text, insuranceInfo: text };

const numbers = {
  experienceYears: z.int().nonnegative().nullable(),
  estimatedSalesCents: cents.nullable(),
};
const answers = { ...answerTexts, ...numbers };
const contents = { ...vendorTexts, ...numbers };

/** What the form asks. */
export type ApplicationAnswers = z.infer<z.ZodObject<typeof answers>>;
/** What the vendor fills in, also by a template. */
export type ApplicationContents = z.infer<z.ZodObject<typeof contents>>;

const aboutVendor = (...fields: string[]) => [{ subject: 'vendorId', fields }];

export const applicationEvents = {
  'application.drafted': eventType({ version: 1, schema: z.object({ ...ids, ...fees }) }),
  'application.draft-deleted': eventType({ version: 1, schema: z.object({ applicationId: z.string() }) }),
  /** While the vendor types. */
  'application.draft-saved': eventType({
    version: 1,
    schema: z.object({ applicationId: z.string(), vendorId: z.string(), ...answers }),
    personal: aboutVendor(...Object.keys(answerTexts)),
  }),
  /** With the refund policy of that moment; null: the market event had none. */
  'application.submitted': eventType({
    version: 1,
    schema: z.object({
      ...ids,
      ...fees,
      ...contents,
      refundPolicy: refundPolicy.extend({ startDate: z.string() }).nullable(),
    }),
    personal: aboutVendor(...Object.keys(vendorTexts)),
  }),
  /** The template that the next submission uses. */
  'application.template-used': eventType({
    version: 1,
    schema: z.object({
      applicationId: z.string(),
      templateId: z.string(),
      way: z.enum(['quick', 'form']),
      timeSavedSeconds: z.int().nonnegative(),
    }),
  }),
  'application.edited': eventType({
    version: 1,
    schema: z.object({ applicationId: z.string(), vendorId: z.string(), ...contents }),
    personal: aboutVendor(...Object.keys(vendorTexts)),
  }),
  /** The vendor's profile at that time, with one category per line. */
  'application.vendor-described': eventType({
    version: 1,
    schema: z.object({ applicationId: z.string(), vendorId: z.string(), businessName: text, categories: text }),
    personal: aboutVendor('businessName', 'categories'),
  }),
  'application.withdrawn': eventType({
    version: 1,
    schema: z.object({ applicationId: z.string(), vendorId: z.string() }),
  }),
  /** The vendor gave up the booth after the acceptance. The market event may have changed hands since they applied. */
  'application.booth-released': eventType({
    version: 1,
    schema: z.object({
      applicationId: z.string(),
      vendorId: z.string(),
      organizerId: z.string().nullable(),
      refundPercent: z.int().min(0).max(100),
    }),
  }),
  'application.accepted': eventType({
    version: 1,
    schema: z.object({ ...ids, ...fees, boothLocation: text, customMessage: text }),
    personal: aboutVendor('customMessage'),
  }),
  'application.rejected': eventType({
    version: 1,
    schema: z.object({ ...ids, ...fees, rejectionReason: text }),
    personal: aboutVendor('rejectionReason'),
  }),
  /** Comes before the decision of a bulk: the vendor learns it once it is announced. */
  'application.decision-deferred': eventType({
    version: 1,
    schema: z.object({ applicationId: z.string(), bulkDecisionId: z.string() }),
  }),
  'application.decision-announced': eventType({
    version: 1,
    schema: z.object({ ...ids, ...fees, bulkDecisionId: z.string(), decision: z.enum(['accepted', 'rejected']) }),
  }),
  /** The application is pending again; its vendor was never notified of the decision. */
  'application.decision-reverted': eventType({
    version: 1,
    schema: z.object({ applicationId: z.string(), bulkDecisionId: z.string() }),
  }),
  /** null: taken away. */
  'application.booth-assigned': eventType({
    version: 1,
    schema: z.object({ ...ids, ...fees, boothLocation: text }),
  }),
  'application.payment-status-changed': eventType({
    version: 1,
    schema: z.object({
      applicationId: z.string(),
      paymentId: z.string(),
      paymentStatus: z.enum(['pending', 'processing', 'completed', 'failed', 'refunded']),
    }),
  }),
  /** What the vendor of an accepted application plans by. */
  'application.event-changed': eventType({
    version: 1,
    schema: z.object({
      applicationId: z.string(),
      changes: z.array(z.object({ field: z.string(), before: text, after: text })),
      reason: text,
    }),
  }),
  /** Staff took the market event down, or restored it. */
  'application.event-hidden': eventType({ version: 1, schema: z.object({ applicationId: z.string() }) }),
  'application.event-restored': eventType({ version: 1, schema: z.object({ applicationId: z.string() }) }),
  /** The organizer deleted their account before the market event began. */
  'application.organizer-left': eventType({ version: 1, schema: z.object({ applicationId: z.string() }) }),
  /** All photos that are left, in their order. */
  'application.photos-changed': eventType({
    version: 1,
    schema: z.object({
      applicationId: z.string(),
      marketEventId: z.string(),
      photos: z.array(z.object({ id: z.string(), fileSize: z.int().positive() })),
    }),
  }),
  /** The market event was deleted, and with `isCanceled` before it began. */
  'application.deleted': eventType({
    version: 1,
    schema: z.object({ applicationId: z.string(), marketEventId: z.string(), isCanceled: z.boolean().optional() }),
  }),
};

export type ApplicationEvent = EventOf<typeof applicationEvents>;
