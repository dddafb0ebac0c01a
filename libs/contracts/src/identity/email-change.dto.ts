import { Field, InputType } from '@nestjs/graphql';
import { IsEmail, IsString, MaxLength } from 'class-validator';
import { PLAIN_MAILBOX } from './plain-mailbox.js';

@InputType()
export class RequestEmailChangeInput {
  @Field()
  @IsEmail(PLAIN_MAILBOX, { message: 'Please enter a valid email address' })
  @MaxLength(254)
  email!: string;

  @Field()
  @IsString()
  @MaxLength(200)
  currentPassword!: string;
}
