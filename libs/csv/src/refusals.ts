import { DomainError } from '@stallbook/kernel';

export const notUtf8 = () =>
  new DomainError('CSV.NOT_UTF8', 'This file is not UTF-8 text. Please save it as "CSV UTF-8" and try again.');

export const wrongDelimiter = (found: string) =>
  new DomainError(
    'CSV.WRONG_DELIMITER',
    `The columns of this file are separated by ${found}. Please save it with commas and try again.`,
  );

export const unbalancedQuotes = (line: number) =>
  new DomainError('CSV.UNBALANCED_QUOTES', `A quote is not closed, or not escaped, near line ${line}.`);

export const tooLarge = (megabytes: number) =>
  new DomainError('CSV.TOO_LARGE', `This file is larger than ${megabytes} MB.`);
