import { FilterSelect } from '../../../components/ui/list/filters.js';
import { orders, type Order } from '../filters.js';
import { eventList } from '../texts/search.js';

interface OrderSelectProps {
  order: Order;
  /** With search text, the best matches come first by default. */
  hasSearch: boolean;
  onChange: (order: Order) => void;
}

const { label, byDate, byMatch, ...names } = eventList.order;
const options = orders.flatMap((value) => (value === '' ? [] : [{ value, label: names[value] }]));
const withSearch = [{ value: '' as const, label: byMatch }, ...options];
const withoutSearch = [
  { value: '' as const, label: byDate },
  ...options.filter(({ value }) => value !== 'date_descending'),
];

export function OrderSelect({ order, hasSearch, onChange }: OrderSelectProps) {
  const value = !hasSearch && order === 'date_descending' ? '' : order;
  return (
    <FilterSelect label={label} value={value} options={hasSearch ? withSearch : withoutSearch} onChange={onChange} />
  );
}
