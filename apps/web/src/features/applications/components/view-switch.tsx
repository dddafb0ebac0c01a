import { Segments } from '../../../components/ui/list/filters.js';
import { maxPageSize, screenful } from '../../../lib/lists/pages.js';
import { viewSwitch } from '../texts/lists.js';

const views = [
  { value: 'cards', label: viewSwitch.cards },
  { value: 'table', label: viewSwitch.table },
] as const;

export type View = (typeof views)[number]['value'];
export const viewOf = (text: string | null): View => (text === 'table' ? 'table' : 'cards');
/** Cards are read one by one; a table is sorted, printed and saved as a whole. */
export const sizesOf = (view: View) =>
  view === 'table' ? { pageSize: screenful, fetchSize: maxPageSize } : { pageSize: 12 };

export function ViewSwitch({ value, onChange }: { value: View; onChange: (view: View) => void }) {
  return <Segments label={viewSwitch.label} value={value} options={views} onChange={onChange} />;
}
