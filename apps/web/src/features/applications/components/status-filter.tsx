import { Segments } from '../../../components/ui/filters.js';
import { statusFilter } from '../texts/lists.js';

const choices = [
  { value: '', label: statusFilter.all },
  { value: 'pending', label: statusFilter.pending },
  { value: 'accepted', label: statusFilter.accepted },
  { value: 'rejected', label: statusFilter.rejected },
] as const;

export type StatusChoice = (typeof choices)[number]['value'];
export const isStatusChoice = (text: string): text is StatusChoice => choices.some(({ value }) => value === text);
export const statusLabel = (status: StatusChoice) => choices.find(({ value }) => value === status)?.label ?? '';

export function StatusFilter({ value, onChange }: { value: StatusChoice; onChange: (value: StatusChoice) => void }) {
  return <Segments label={statusFilter.label} value={value} options={choices} onChange={onChange} />;
}
