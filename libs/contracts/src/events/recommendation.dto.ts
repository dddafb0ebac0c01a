import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsUUID } from 'class-validator';
import { Id } from '../common/fields.js';
import { MarketEventType } from './market-event.enums.js';

export const MAX_RECOMMENDATIONS = 20;

/** A market event that fits a vendor. */
@ObjectType()
export class EventRecommendation {
  @Field(() => ID)
  eventId!: string;

  /** 0 to 100. */
  @Field(() => Int)
  matchScore!: number;

  @Field()
  matchReason!: string;

  @Field(() => Int)
  distanceMiles!: number;

  @Field()
  title!: string;

  @Field(() => MarketEventType)
  eventType!: MarketEventType;

  @Field()
  eventDate!: string;

  @Field()
  eventStartDate!: string;

  @Field()
  eventEndDate!: string;

  @Field()
  city!: string;

  @Field()
  state!: string;

  @Field()
  location!: string;

  @Field(() => Int)
  boothFeeCents!: number;

  @Field(() => Int)
  applicationFeeCents!: number;

  @Field(() => String, { nullable: true })
  applicationDeadline!: string | null;

  @Field(() => String, { nullable: true })
  bannerImageUrl!: string | null;

  @Field(() => String, { nullable: true })
  eventImageUrl!: string | null;
}

@ObjectType()
export class GeneratedRecommendations {
  @Field(() => Boolean)
  success!: boolean;

  /** Best score first. */
  @Field(() => [EventRecommendation])
  data!: EventRecommendation[];

  @Field(() => Int)
  count!: number;

  @Field()
  generatedAt!: string;

  /** False if the city of the vendor's profile is unknown: then there is no distance, and so no recommendation. */
  @Field(() => Boolean)
  placeKnown!: boolean;
}

@InputType()
export class VendorSuggestionsInput {
  @Id()
  eventId!: string;
}

/** A vendor who fits a market event of the caller. What the vendor prefers stays theirs. */
@ObjectType()
export class VendorSuggestion {
  @Field(() => ID)
  vendorId!: string;

  /** 0 to 100. */
  @Field(() => Int)
  matchScore!: number;

  @Field()
  matchReason!: string;

  @Field(() => Int)
  distanceMiles!: number;
}

@ObjectType()
export class VendorSuggestions {
  /** Best score first. */
  @Field(() => [VendorSuggestion])
  items!: VendorSuggestion[];

  /** False if the city of the market event is unknown. */
  @Field(() => Boolean)
  placeKnown!: boolean;
}

export class TakeNewRecommendationsInput {
  @IsUUID()
  letterId!: string;

  @IsUUID()
  vendorId!: string;
}
