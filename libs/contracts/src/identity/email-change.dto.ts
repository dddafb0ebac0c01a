import { InputType } from '@nestjs/graphql';
import { EmailAddress } from '../common/fields.js';
import { CurrentPasswordInput } from './current-password.inputs.js';
import { PLAIN_MAILBOX } from './plain-mailbox.js';

@InputType()
export class RequestEmailChangeInput extends CurrentPasswordInput {
  @EmailAddress(PLAIN_MAILBOX)
  email!: string;
}
