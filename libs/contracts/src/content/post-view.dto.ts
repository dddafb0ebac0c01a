import { InputType } from '@nestjs/graphql';
import { InternalText } from '../common/fields.js';
import { ByIdInput } from '../common/inputs.js';

@InputType()
export class CountPostViewInput extends ByIdInput {
  /** Set by the gateway, like the next one. */
  @InternalText(64)
  remoteAddress?: string;

  @InternalText(400)
  userAgent?: string;
}
