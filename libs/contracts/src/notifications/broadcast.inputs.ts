import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsEnum, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { BroadcastGroup, MAX_BROADCAST } from './broadcast.dto.js';
import { LONGEST_DIRECT_MESSAGE } from './message.inputs.js';

@InputType()
export class BroadcastGroupInput {
  @Field(() => ID)
  @IsUUID()
  eventId!: string;

  @Field(() => BroadcastGroup)
  @IsEnum(BroadcastGroup)
  group!: BroadcastGroup;

  @Field(() => String, { nullable: true, description: 'Of the vendor.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  category?: string | null;
}

@InputType()
export class StartBroadcastInput extends BroadcastGroupInput {
  /** Chosen by the client, so that sending again sends once. */
  @Field(() => ID)
  @IsUUID()
  broadcastId!: string;

  @Field()
  @IsString()
  @MaxLength(LONGEST_DIRECT_MESSAGE)
  content!: string;

  @Field(() => Int, { description: 'How many vendors the preview showed.' })
  @IsInt()
  @Min(1)
  @Max(MAX_BROADCAST)
  expected!: number;
}
