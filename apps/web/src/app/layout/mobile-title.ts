/** The first that fits counts; addresses below another stand before it. */
const titles: readonly (readonly [RegExp, string])[] = [
  [/^\/events\/[^/]+\/edit/, 'Edit event'],
  [/^\/events\/[^/]+/, 'Event'],
  [/^\/events/, 'Events'],
  [/^\/create-event/, 'New event'],
  [/^\/my-events/, 'My events'],
  [/^\/vendor\/applications/, 'My applications'],
  [/^\/applications/, 'Applications'],
  [/^\/vendor\/accepted-events/, 'Accepted events'],
  [/^\/vendor\/upcoming-events/, 'Upcoming events'],
  [/^\/vendor\/payments|^\/payment-tracking/, 'Payments'],
  [/^\/vendor\/application-accelerator/, 'Accelerator'],
  [/^\/vendor\/profit-predictor/, 'Profit predictor'],
  [/^\/vendor\/blueprints?/, 'Success library'],
  [/^\/vendor\/preferences/, 'Preferences'],
  [/^\/(vendor|organizer)\/interests/, 'Interests'],
  [/^\/vendor\/analytics/, 'Analytics'],
  [/^\/organizer\/revenue/, 'Revenue'],
  [/^\/organizer\//, 'Your events'],
  [/^\/organizer-pro/, 'Vendor Magnet'],
  [/^\/notifications/, 'Notifications'],
  [/^\/messages/, 'Messages'],
  [/^\/dashboard/, 'Dashboard'],
  [/^\/profile/, 'Profile'],
  [/^\/billing/, 'Billing'],
  [/^\/pricing|^\/product/, 'Plans'],
  [/^\/admin/, 'Admin'],
  [/^\/blog/, 'Blog'],
  [/^\/vendors\/[^/]+/, 'Vendor'],
  [/^\/vendors/, 'Vendors'],
  [/^\/help|^\/support/, 'Help'],
  [/^\/contact/, 'Contact'],
  [/^\/about/, 'About'],
  [/^\/attendee-features/, 'For visitors'],
];

/** The short title in the header of a phone; empty where the mark stands instead. */
export const mobileTitle = (path: string): string => titles.find(([pattern]) => pattern.test(path))?.[1] ?? '';

const details: readonly (readonly [RegExp, string])[] = [
  [/^(\/events\/[^/]+)\/edit/, '$1'],
  [/^(\/(?:events|vendors|blog|admin\/blog|admin\/users|attendee-features|organizer-pro))\/[^/]+.*$/, '$1'],
  [/^\/vendor\/blueprint\/[^/]+$/, '/vendor/blueprints'],
  [/^\/product\/[^/]+$/, '/pricing'],
];

/** Where a detail page's back button leads; undefined on all others. */
export function backTarget(path: string): string | undefined {
  const found = details.find(([pattern]) => pattern.test(path));
  return found && path.replace(found[0], found[1]);
}
