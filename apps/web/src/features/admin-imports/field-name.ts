import type { ImportField } from './api/admin-imports.generated.js';
import { importColumns } from './texts.js';

/** Where the import's messages name a column in other words than the screen. */
const fieldOf: Partial<Record<string, ImportField>> = {
  event_name: 'title',
  event_type: 'type',
  vendor_fee: 'fee',
};

const camelCase = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The column that a message is about, in words; as it is if it's unknown. */
export function fieldName(name: string): string {
  const fields: Partial<Record<string, string>> = importColumns.fields;
  return fields[fieldOf[name] ?? camelCase(name)] ?? (name === 'row' ? importColumns.wholeRow : name);
}
