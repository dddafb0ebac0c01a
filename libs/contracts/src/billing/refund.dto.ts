import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Enum, Id, Integer } from '../common/fields.js';

/** What an organizer can choose. */
export enum OrganizerRefundReason {
  vendor_request = 'vendor_request',
  booth_changed = 'booth_changed',
  overpaid = 'overpaid',
  goodwill = 'goodwill',
  other = 'other',
}

export enum RefundReason {
  vendor_request = 'vendor_request',
  booth_changed = 'booth_changed',
  overpaid = 'overpaid',
  goodwill = 'goodwill',
  other = 'other',
  event_deleted = 'event_deleted',
  organizer_left = 'organizer_left',
  vendor_withdrew = 'vendor_withdrew',
}

export enum RefundStatus {
  requested = 'requested',
  pending = 'pending',
  succeeded = 'succeeded',
  failed = 'failed',
}

registerEnumType(OrganizerRefundReason, { name: 'OrganizerRefundReason' });
registerEnumType(RefundReason, { name: 'RefundReason' });
registerEnumType(RefundStatus, { name: 'RefundStatus' });

const MAX_CENTS = 100_000_000;

@ObjectType()
export class Refund {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  amountCents!: number;

  @Field(() => RefundReason)
  reason!: RefundReason;

  @Field(() => RefundStatus)
  status!: RefundStatus;

  /** Stripe refused it at least once, or sent it back. It is tried again. */
  @Field(() => Boolean)
  isDelayed!: boolean;
}

@InputType()
export class RefundPaymentInput {
  @Id()
  paymentId!: string;

  /** Chosen by the client, so that sending again refunds once. */
  @Id()
  requestId!: string;

  @Integer({ min: 1, max: MAX_CENTS })
  amountCents!: number;

  @Enum(OrganizerRefundReason)
  reason!: OrganizerRefundReason;
}
