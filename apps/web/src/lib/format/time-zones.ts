import { locale } from './texts.js';

/** The time zones of nearly everyone in the United States. */
const common = /^(America\/(New_York|Chicago|Denver|Phoenix|Los_Angeles|Anchorage)|Pacific\/Honolulu)$/;

/** `Central Time – Chicago`; a zone without a place is `UTC`. */
export function timeZoneName(zone: string): string {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  if (place === zone) return zone;
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} – ${place}`;
}

/** The zones that the browser knows, and one more if it is another: the common ones first, each part by name. */
export function timeZones(saved: string): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(locale);
  return [...new Set([saved, ...Intl.supportedValuesOf('timeZone')])]
    .map((value) => ({ value, label: timeZoneName(value), isCommon: common.test(value) }))
    .sort((one, other) => Number(other.isCommon) - Number(one.isCommon) || compare(one.label, other.label))
    .map(({ value, label }) => ({ value, label }));
}
