import { InputType } from '@nestjs/graphql';
import { Id, Text } from '../common/fields.js';

@InputType()
export class TakeDownMarketEventInput {
  @Id()
  eventId!: string;

  /** Shown to the organizer. */
  @Text(500)
  reason!: string;
}
