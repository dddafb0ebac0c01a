export interface Warning {
  /** The column as the sample data names it. */
  field: string;
  message: string;
}

/** Collects what a row's values were replaced by. */
export class Warnings {
  readonly list: Warning[] = [];

  add(field: string, message: string): void {
    this.list.push({ field, message });
  }

  /** What stands in the sheet may be long; the report shows its beginning. */
  replaced(field: string, given: string, by: string): void {
    this.add(field, given === '' ? `Missing; ${by} is used.` : `"${shortened(given)}" cannot be used; ${by} is used.`);
  }
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
