/**
 * Characters that are invisible or change the text direction, so `fdp.exe` could look like `exe.pdf`. The joiners
 * U+200C and U+200D are allowed: scripts and emoji need them.
 */
export const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/u;

export const withoutInvisible = (text: string): string => text.replaceAll(new RegExp(INVISIBLE, 'gu'), '');
