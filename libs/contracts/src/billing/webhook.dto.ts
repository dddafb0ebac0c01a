import { IsString, MaxLength } from 'class-validator';

/** Only from the gateway's own route, never through GraphQL. */
export class StripeWebhookInput {
  /** The raw body, because the signature covers it. */
  @IsString()
  @MaxLength(1_000_000)
  payload!: string;

  @IsString()
  @MaxLength(2_000)
  signature!: string;
}

export interface WebhookReceipt {
  id: string;
  duplicate: boolean;
}
