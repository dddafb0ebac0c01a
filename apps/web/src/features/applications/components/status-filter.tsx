import { Segments } from '../../../components/ui/filters.js';
import { statusFilter } from '../texts/lists.js';

const choices = [
  { value: '', label: statusFilter.all },
  { value: 'pending', label: statusFilter.pending },
  { value: 'accepted', label: statusFilter.accepted },
  { value: 'rejected', label: statusFilter.rejected },
] as const;

/** Organizers never see drafts. */
const ownChoices = [...choices, { value: 'draft', label: statusFilter.draft }] as const;

export type StatusChoice = (typeof choices)[number]['value'];
export type OwnStatusChoice = (typeof ownChoices)[number]['value'];
export const isStatusChoice = (text: string): text is StatusChoice => choices.some(({ value }) => value === text);
export const isOwnStatusChoice = (text: string): text is OwnStatusChoice =>
  ownChoices.some(({ value }) => value === text);
export const statusLabel = (status: OwnStatusChoice) => ownChoices.find(({ value }) => value === status)?.label ?? '';

type StatusFilterProps =
  | { own?: false; value: StatusChoice; onChange: (value: StatusChoice) => void }
  | { own: true; value: OwnStatusChoice; onChange: (value: OwnStatusChoice) => void };

export function StatusFilter(props: StatusFilterProps) {
  return props.own ? (
    <Segments label={statusFilter.label} value={props.value} options={ownChoices} onChange={props.onChange} />
  ) : (
    <Segments label={statusFilter.label} value={props.value} options={choices} onChange={props.onChange} />
  );
}
