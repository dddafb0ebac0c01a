import { Segments } from '../../../components/ui/filters.js';

const choices = [
  { value: '', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'rejected', label: 'Rejected' },
] as const;

export type StatusChoice = (typeof choices)[number]['value'];
export const isStatusChoice = (text: string): text is StatusChoice => choices.some(({ value }) => value === text);
export const statusLabel = (status: StatusChoice) => choices.find(({ value }) => value === status)?.label ?? '';

export function StatusFilter({ value, onChange }: { value: StatusChoice; onChange: (value: StatusChoice) => void }) {
  return <Segments label="Status" value={value} options={choices} onChange={onChange} />;
}
