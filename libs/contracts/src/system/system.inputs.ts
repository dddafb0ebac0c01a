import { Field, ID, InputType } from '@nestjs/graphql';
import { IsEnum, IsString, Length, Matches, MaxLength } from 'class-validator';
import { SystemService } from './system.dto.js';

@InputType()
export class OfService {
  @Field(() => SystemService)
  @IsEnum(SystemService)
  service!: SystemService;
}

@InputType()
export class ResendDeadLetter extends OfService {
  @Field(() => ID)
  @IsString()
  @Length(1, 300)
  id!: string;
}

@InputType()
export class DiscardDeadLetter extends ResendDeadLetter {
  /** Kept in the log of admin operations. */
  @Field()
  @IsString()
  @MaxLength(500)
  @Matches(/\S.*\S.*\S/s, { message: 'Give a reason.' })
  reason!: string;
}

@InputType()
export class RetrySetAside extends OfService {
  @Field(() => ID)
  @IsString()
  @Length(1, 300)
  streamId!: string;
}
