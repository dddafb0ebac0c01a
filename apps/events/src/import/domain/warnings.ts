import { beginningOf } from '@stallbook/kernel';

export interface Warning {
  /** The column, as named in the sample data. */
  field: string;
  message: string;
}

/** How the message of a value that was not given begins. */
export const MISSING = 'Missing.';

export class Warnings {
  readonly list: Warning[] = [];
  /** The columns that got a default. */
  readonly defaulted = new Set<string>();

  add(field: string, message: string): void {
    this.list.push({ field, message });
  }

  replaced(field: string, given: string, by: string, problem = "can't be used"): void {
    this.defaulted.add(field);
    this.add(field, given === '' ? `Missing. Used ${by}.` : `"${shortened(given)}" ${problem}. Used ${by}.`);
  }
}

const shortened = (text: string): string => (text.length > 60 ? `${beginningOf(text, 57)}...` : text);
