import { InputType } from '@nestjs/graphql';
import { InternalText, OptionalText } from './fields.js';

/** Far above any real message; forms show a lower limit. */
export const MAX_MESSAGE_LENGTH = 100_000;

@InputType({ isAbstract: true })
export class VisitorFormInput {
  @OptionalText(400)
  website?: string | null;

  /** Set by the gateway. */
  @InternalText(64)
  remoteAddress?: string;
}
