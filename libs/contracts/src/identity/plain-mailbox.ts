/**
 * Only ASCII before the @: other letters look alike or change in lower case, so an address could become another
 * person's, and few mail servers support them.
 */
export const PLAIN_MAILBOX = { allow_utf8_local_part: false };
