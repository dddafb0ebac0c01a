const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SELECTOR = 4;
const LENGTH = 12;

/** 60 bits in Crockford's base32, in groups of four. */
export const recoveryCodeOf = (bytes: Uint8Array): string => {
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
};

export interface RecoveryCode {
  selector: string;
  /** The other 40 bits. */
  secret: string;
}

/** Accepts lower case, missing dashes, and letters that look like digits. */
export function parseRecoveryCode(typed: string): RecoveryCode | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (code.length !== LENGTH || [...code].some((letter) => !ALPHABET.includes(letter))) return undefined;
  return { selector: code.slice(0, SELECTOR), secret: code.slice(SELECTOR) };
}
