import { Field, ID, InputType } from '@nestjs/graphql';
import { IsString, Length, Matches } from 'class-validator';
import { Enum, Text } from '../common/fields.js';
import { SystemService } from './system.dto.js';

@InputType()
export class OfServiceInput {
  @Enum(SystemService)
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
  @Text(500)
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
