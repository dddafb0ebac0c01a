/** Limits that rules, inputs, and screens share. Browsers load this file, so it imports nothing. */
export const MEGABYTE = 1_048_576;

export const MAX_IMAGE_MEGABYTES = 5;
export const MAX_APPLICATION_PHOTOS = 10;
export const MAX_COMPARED_APPLICATIONS = 4;

export const MAX_EVENT_FILES = 10;
export const MAX_EVENT_FILE_MEGABYTES = 10;
export const MAX_FILE_DESCRIPTION_LENGTH = 500;
export const MAX_DUPLICATES = 30;

export const MAX_MESSAGE_LENGTH = 4_000;
/** Photos and PDFs together. */
export const MAX_MESSAGE_FILES = 5;
export const MAX_MESSAGE_FILE_MEGABYTES = 10;

export const MAX_INTEREST_MESSAGE_LENGTH = 500;
export const MAX_INVITATION_MESSAGE_LENGTH = 1_000;

/** Before the start of a market event. */
export const MAX_REFUND_DAYS = 365;

/** The longest record of a CSV file, which can be one cell or only commas. */
export const MAX_CSV_RECORD_LENGTH = 262_144;

export const MIN_BLUEPRINT_STEPS = 4;
export const MAX_BLUEPRINT_STEPS = 8;

/** The length of a blog post's document as JSON text. */
export const MAX_POST_LENGTH = 200_000;
