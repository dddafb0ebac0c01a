import { InputType } from '@nestjs/graphql';
import { MailAddress } from '../common/fields.js';
import { CurrentPasswordInput } from './current-password.inputs.js';
import { PLAIN_MAILBOX } from './plain-mailbox.js';

@InputType()
export class RequestEmailChangeInput extends CurrentPasswordInput {
  @MailAddress(PLAIN_MAILBOX)
  email!: string;
}
