import { receiptNumber } from '@stallbook/contracts';

/** The address of a receipt ends with the ID of its payment. */
export const receiptNumberIn = (receiptUrl: string): string => receiptNumber(receiptUrl.split('/').at(-1) ?? '');
