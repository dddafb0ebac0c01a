/** A link that opens an email to this address, which may contain a `?`. */
export const mailTo = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
