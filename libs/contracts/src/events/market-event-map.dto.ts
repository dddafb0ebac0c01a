import { Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { AreaInput } from './area.inputs.js';
import { MarketEventFilterInput } from './market-event.inputs.js';

@InputType()
export class MarketEventMapInput {
  /** The part of the map that is in view. */
  @Field(() => AreaInput)
  @ValidateNested()
  @Type(() => AreaInput)
  view!: AreaInput;

  /** The list that the map shows; its page, order and area do not count. */
  @Field(() => MarketEventFilterInput)
  @ValidateNested()
  @Type(() => MarketEventFilterInput)
  filter!: MarketEventFilterInput;
}

/** The market event of a cluster of one. */
@ObjectType()
export class MapMarketEvent {
  @Field(() => ID)
  id!: string;

  /** Shortened. */
  @Field(() => String)
  title!: string;

  /** null: to be announced. */
  @Field(() => String, { nullable: true })
  eventDate!: string | null;
}

@ObjectType()
export class MapCluster {
  /** The position of one of its market events. */
  @Field(() => Float)
  latitude!: number;

  @Field(() => Float)
  longitude!: number;

  /** The city of the same market event. */
  @Field(() => String)
  city!: string;

  @Field(() => Int)
  count!: number;

  @Field(() => MapMarketEvent, { nullable: true })
  event!: MapMarketEvent | null;
}

@ObjectType()
export class MarketEventMap {
  /** At most a few hundred clusters. */
  @Field(() => [MapCluster])
  clusters!: MapCluster[];

  @Field(() => Int)
  total!: number;
}
