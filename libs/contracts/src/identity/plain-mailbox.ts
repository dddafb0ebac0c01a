/**
 * What may stand before the @ of an address that somebody takes. Letters from beyond ASCII look like others or become
 * others in small letters, and few mail servers carry them: one could end as another person's account.
 */
export const PLAIN_MAILBOX = { allow_utf8_local_part: false };
