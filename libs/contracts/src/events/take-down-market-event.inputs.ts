import { InputType } from '@nestjs/graphql';
import { Id, Text } from '../common/fields.js';

@InputType()
export class TakeDownMarketEventInput {
  @Id()
  eventId!: string;

  /** For its organizer. */
  @Text(500)
  reason!: string;
}
