import { Field, ID, InputType } from '@nestjs/graphql';
import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

@InputType()
export class TransferMarketEventInput {
  @Field(() => ID)
  @IsUUID()
  eventId!: string;

  @Field(() => ID)
  @IsUUID()
  organizerId!: string;

  /** Appended to the description. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  note?: string | null;
}
