import { InputType } from '@nestjs/graphql';
import { Id, OptionalText } from '../common/fields.js';

@InputType()
export class TransferMarketEventInput {
  @Id()
  eventId!: string;

  @Id()
  organizerId!: string;

  /** Appended to the description. */
  @OptionalText(2_000)
  note?: string | null;
}
