import { eventTypeLabel } from '../../../components/event/event-labels.js';
import { Icon } from '../../../components/icons/icon.js';
import type { EventFilters, Filters } from '../filters.js';
import { eventSearch as texts } from '../texts/search.js';
import styles from './event-search.module.css';
import { datesText, distanceText } from '../filter-labels.js';

interface Active {
  label: string;
  without: Partial<Filters>;
}

/** Those other than the default, apart from the search text. */
export function activeFilters({ chosen }: EventFilters): Active[] {
  const { location, within, range, type, area, open } = chosen;
  return [
    ...(location ? [{ label: location, without: { location: '', within: '' as const } }] : []),
    ...(within ? [{ label: distanceText(chosen), without: { within: '' as const } }] : []),
    ...(range !== '60' ? [{ label: datesText(chosen), without: { range: '60' as const, from: '', to: '' } }] : []),
    ...(type ? [{ label: eventTypeLabel(type), without: { type: '' as const } }] : []),
    ...(open ? [{ label: texts.open, without: { open: '' as const } }] : []),
    ...(area ? [{ label: texts.area, without: { area: '' } }] : []),
  ];
}

export function ActiveFilters({ filters, areaOnly }: { filters: EventFilters; areaOnly: boolean }) {
  const shown = activeFilters(filters).filter(({ without }) => !areaOnly || 'area' in without);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.active} aria-label={texts.active}>
      {shown.map(({ label, without }) => (
        <li key={label}>
          <button type="button" aria-label={texts.remove(label)} onClick={() => filters.choose(without)}>
            {label}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
