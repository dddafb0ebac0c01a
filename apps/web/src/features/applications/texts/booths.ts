import { plural } from '../../../lib/format/text.js';

export const booth = {
  assign: 'Assign booth',
  change: 'Change booth',
  titleOf: (vendor: string) => `Booth of ${vendor}`,
  label: 'Booth',
  example: 'Row B, booth 12',
  taken: (booths: readonly string[]) => `Taken: ${booths.join(' · ')}`,
  hint: 'The vendor is notified. Leave it empty to remove the booth.',
  heldBy: (vendor: string | undefined) => `${vendor ?? 'Another vendor'} already has this booth.`,
  save: 'Save booth',
  saveAndNext: 'Save and next',
  saved: (vendor: string, booth: string) => (booth ? `${vendor}: booth ${booth} saved` : `Booth of ${vendor} removed`),
  failed: 'The booth could not be saved. Please try again.',
  left: (left: number) => (left === 0 ? 'No booths left' : `${plural(left, { one: 'booth', other: 'booths' })} left`),
  accepted: (count: number) => plural(count, { one: 'vendor accepted', other: 'vendors accepted' }),
} as const;

export const roster = {
  title: 'Roster',
  of: (event: string) => `Roster of ${event}`,
  open: 'Roster',
  lead: 'Everyone you accepted, to print or save for market day.',
  needs: 'Needs',
  place: 'From',
  email: 'Email',
  phone: 'Phone',
  notShared: 'Not shared',
  loadIn: (day: string, time: string) => (time ? `Load-in: ${day}, ${time}` : `Load-in: ${day}`),
  sharedBooth: (booth: string) => `${booth} (given twice)`,
  notLoaded: 'The roster could not be loaded.',
  choose: 'Choose an event',
  chooseText: 'The roster lists the vendors of one event.',
  none: 'No accepted vendors yet',
  noneText: 'Vendors appear here once you accept them.',
  toDesk: 'Go to applications',
} as const;
