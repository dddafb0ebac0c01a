import { Field, InputType, Int } from '@nestjs/graphql';
import { MAX_MESSAGE_LENGTH } from '@stallbook/kernel';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Enum, Id, Text } from '../common/fields.js';
import { BroadcastGroup, MAX_BROADCAST } from './broadcast.dto.js';

@InputType()
export class BroadcastGroupInput {
  @Id()
  eventId!: string;

  @Enum(BroadcastGroup)
  group!: BroadcastGroup;

  @Field(() => String, { nullable: true, description: 'The vendor must sell in this category.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  category?: string | null;
}

@InputType()
export class StartBroadcastInput extends BroadcastGroupInput {
  /** Chosen by the client, so that sending again sends once. */
  @Id()
  broadcastId!: string;

  @Text(MAX_MESSAGE_LENGTH)
  content!: string;

  @Field(() => Int, { description: 'How many vendors the preview showed.' })
  @IsInt()
  @Min(1)
  @Max(MAX_BROADCAST)
  expected!: number;
}
