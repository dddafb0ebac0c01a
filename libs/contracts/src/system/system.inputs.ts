import { Field, ID, InputType } from '@nestjs/graphql';
import { IsEnum, IsString, Length, Matches, MaxLength } from 'class-validator';
import { SystemService } from './system.dto.js';

@InputType()
export class OfServiceInput {
  @Field(() => SystemService)
  @IsEnum(SystemService)
  service!: SystemService;
}

@InputType()
export class ResendDeadLetterInput extends OfServiceInput {
  @Field(() => ID)
  @IsString()
  @Length(1, 300)
  id!: string;
}

@InputType()
export class DiscardDeadLetterInput extends ResendDeadLetterInput {
  @Field()
  @IsString()
  @MaxLength(500)
  @Matches(/\S.*\S.*\S/s, { message: 'Give a reason.' })
  reason!: string;
}

@InputType()
export class RetrySetAsideInput extends OfServiceInput {
  @Field(() => ID)
  @IsString()
  @Length(1, 300)
  streamId!: string;
}
