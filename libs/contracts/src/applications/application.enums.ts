import { registerEnumType } from '@nestjs/graphql';

export enum ApplicationStatus {
  draft = 'draft',
  pending = 'pending',
  accepted = 'accepted',
  rejected = 'rejected',
  /** The vendor withdrew after being accepted. */
  withdrawn = 'withdrawn',
}

export enum PaymentStatus {
  pending = 'pending',
  processing = 'processing',
  completed = 'completed',
  failed = 'failed',
  refunded = 'refunded',
}

registerEnumType(ApplicationStatus, { name: 'ApplicationStatus' });
registerEnumType(PaymentStatus, { name: 'PaymentStatus' });
