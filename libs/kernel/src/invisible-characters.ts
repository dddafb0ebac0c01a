/**
 * Formatting and filler characters that show nothing, or turn the direction of what follows: `fdp.exe` may look like
 * `exe.pdf`. The two joiners (U+200C, U+200D) are part of scripts and emoji.
 */
export const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/u;

export const withoutInvisible = (text: string): string => text.replaceAll(new RegExp(INVISIBLE, 'gu'), '');
