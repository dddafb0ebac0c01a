import { dictionary } from '@zxcvbn-ts/language-common';

const MOST = 10_000;

/** The list has the most common first, in small letters. */
const common = new Set(dictionary['passwords-common'].slice(0, MOST));

/** Whether it is one of those that strangers try first, in whatever letters. */
export const isCommonPassword = (password: string): boolean => common.has(password.normalize('NFKC').toLowerCase());
