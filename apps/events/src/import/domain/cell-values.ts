import { beginningOf, marketEventLimits } from '@stallbook/kernel';
import type { EventTypeName } from '../../market-event/domain/market-event-details.js';
import type { ImportSettings } from './import-settings.js';
import type { KnownType } from './known-type.js';
import type { Warnings } from './warnings.js';

/** `9:30 PM` and `21:30` become `21:30:00`. */
function timeOf(given: string): string | undefined {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i.exec(given);
  if (!match) return undefined;
  const [, hourText = '', minutes = '', half] = match;
  const hour = Number(hourText);
  if (Number(minutes) > 59 || (half ? hour < 1 || hour > 12 : hour > 23)) return undefined;
  const full = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  return `${String(full).padStart(2, '0')}:${minutes}:00`;
}

export function timeOr(given: string, standard: string, field: string, warnings: Warnings): string {
  const time = timeOf(given);
  if (!time) warnings.replaced(field, given, inWords(standard), 'is not a time like 9:00 AM or 21:30');
  return time ?? standard;
}

/** `17:00:00` becomes `5:00 PM`. */
function inWords(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Ignores signs and words around the number. A missing fee and an invalid one have different defaults. */
export function feeCentsOf(
  given: string,
  { type, city }: { type: EventTypeName; city: string },
  settings: ImportSettings,
  warnings: Warnings,
): number {
  if (given === '') {
    warnings.replaced('vendor_fee', '', `$${settings.fee}`);
    return settings.fee * 100;
  }
  const stripped = given.replaceAll(/[^\d.]/g, '');
  const dollars = /^(\d+(\.\d*)?|\.\d+)$/.test(stripped) ? Number(stripped) : Number.NaN;
  const cents = Math.round(dollars * 100);
  if (cents > 0 && cents <= marketEventLimits.feeCents) {
    if (!/^\$?[\d,]*(\.\d*)?$/.test(given))
      warnings.add('vendor_fee', `"${beginningOf(given, 57)}" was read as $${dollars}.`);
    return cents;
  }
  const tier = settings.feeTiers[type];
  const fee = settings.bigCities.includes(city.toLowerCase()) ? tier.bigCity : tier.fee;
  warnings.replaced('vendor_fee', given, `$${fee}`);
  return fee * 100;
}

export function boothCountOf(
  given: string,
  { type, known }: KnownType,
  settings: ImportSettings,
  warnings: Warnings,
): number {
  const count = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (count > 0 && count <= marketEventLimits.maxVendors) return count;
  const standard = known ? settings.boothCounts[type] : settings.boothCountOfUnknownType;
  warnings.replaced('booth_count', given, String(standard));
  return standard;
}

export function coordinateOf(given: string, limit: number, field: string, warnings: Warnings): number | null {
  if (given === '') return null;
  const number = Number(given);
  if (Number.isFinite(number) && Math.abs(number) <= limit) return number;
  warnings.add(field, `"${beginningOf(given, 57)}" isn't a valid coordinate, so we skipped it.`);
  return null;
}
