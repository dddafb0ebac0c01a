/** A text that a service wrote in English, for a file. A build in another language replaces this module. */
export const inOwnWords = (text: string): string => text;
