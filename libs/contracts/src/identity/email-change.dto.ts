import { Field, InputType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import { IsMailAddress } from '../common/mail-address.js';
import { PLAIN_MAILBOX } from './plain-mailbox.js';

@InputType()
export class RequestEmailChangeInput {
  @Field()
  @IsMailAddress(PLAIN_MAILBOX)
  @MaxLength(254)
  email!: string;

  @Field()
  @IsString()
  @MaxLength(200)
  currentPassword!: string;
}
