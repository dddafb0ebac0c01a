import { dictionary } from '@zxcvbn-ts/language-common';

const MOST = 10_000;

/** Most common first, in lower case. */
const common = new Set(dictionary['passwords-common'].slice(0, MOST));

/** Ignores case. */
export const isCommonPassword = (password: string): boolean => common.has(password.normalize('NFKC').toLowerCase());
