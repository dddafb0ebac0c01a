import { Field, InputType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';

/** Sensitive actions require the current password: the session alone may belong to an unattended browser. */
@InputType()
export class CurrentPasswordInput {
  @Field()
  @IsString()
  @MaxLength(200)
  currentPassword!: string;
}
