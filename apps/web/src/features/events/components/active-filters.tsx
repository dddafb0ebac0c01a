import { eventTypeLabel } from '../../../components/event/event-labels.js';
import { Icon } from '../../../components/icons/icon.js';
import { formatPrice } from '../../../lib/format/money.js';
import { amenitiesOf, feesOf, type EventFilters, type Filters } from '../filters.js';
import { amenities as amenityTexts, settings } from '../texts/facts.js';
import { filterSheet as sheetTexts } from '../texts/filter-sheet.js';
import styles from './event-search.module.css';
import { datesText, distanceText } from '../filter-labels.js';

interface Active {
  label: string;
  without: Partial<Filters> | (() => Partial<Filters>);
  /** A wide screen shows it in the bar. */
  inBar?: boolean;
}

/** Those other than the default, apart from the search text and the checkbox above the list. */
function activeFilters({ chosen, now }: EventFilters): Active[] {
  const { location, within, range, type, area } = chosen;
  const inBar = true;
  return [
    ...(location ? [{ label: location, without: { location: '', within: '' as const }, inBar }] : []),
    ...(within ? [{ label: distanceText(chosen), without: { within: '' as const }, inBar }] : []),
    ...(range !== '60'
      ? [{ label: datesText(chosen), without: { range: '60' as const, from: '', to: '' }, inBar }]
      : []),
    ...(type ? [{ label: eventTypeLabel(type), without: { type: '' as const }, inBar }] : []),
    ...offerFilters(chosen, now),
    ...(area ? [{ label: sheetTexts.area, without: { area: '' } }] : []),
  ];
}

/** Empty if there is no limit. */
function feesText(chosen: Filters): string {
  const { feeMinCents: least, feeMaxCents: most } = feesOf(chosen);
  if (most === 0) return sheetTexts.fees.none;
  if (most === undefined) return least ? sheetTexts.fees.from(formatPrice(least)) : '';
  return least
    ? sheetTexts.fees.between(formatPrice(least), formatPrice(most))
    : sheetTexts.fees.upTo(formatPrice(most));
}

/** What a wide screen has under one name. */
function offerFilters(chosen: Filters, now: EventFilters['now']): Active[] {
  const [fees, amenities] = [feesText(chosen), amenitiesOf(chosen)];
  return [
    ...(fees ? [{ label: fees, without: { feeFrom: '', feeTo: '' } }] : []),
    ...(chosen.setting ? [{ label: settings[chosen.setting], without: { setting: '' as const } }] : []),
    ...amenities.map((amenity) => ({
      label: amenityTexts[amenity],
      // A second chip can be pressed before the first one is gone.
      without: () => ({
        amenities: amenitiesOf(now())
          .filter((other) => other !== amenity)
          .join(),
      }),
    })),
  ];
}

export function ActiveFilters({ filters, besideBar }: { filters: EventFilters; besideBar: boolean }) {
  const shown = activeFilters(filters).filter(({ inBar }) => !besideBar || !inBar);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.active} aria-label={sheetTexts.active}>
      {shown.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={sheetTexts.remove(label)}
            onClick={() => filters.choose(typeof without === 'function' ? without() : without)}
          >
            {label}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
