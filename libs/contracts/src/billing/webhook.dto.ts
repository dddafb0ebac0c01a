import { IsString, MaxLength } from 'class-validator';

/** Comes from the gateway's own route, never through GraphQL. */
export class StripeWebhookInput {
  /** The body as it came in, byte for byte: the signature covers it. */
  @IsString()
  @MaxLength(1_000_000)
  payload!: string;

  /** The header `Stripe-Signature`; empty where it was missing. */
  @IsString()
  @MaxLength(2_000)
  signature!: string;
}

export interface WebhookReceipt {
  /** Stripe's event id. */
  id: string;
  /** The event had been received before. */
  duplicate: boolean;
}
