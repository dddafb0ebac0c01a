import { formatInstant } from '../../lib/format/dates.js';

export const offline = {
  title: (isOnline: boolean) => (isOnline ? 'Stallbook can’t be reached.' : 'You are offline.'),
  asItWas: (title: string, at: number) =>
    `${title} This is how it was at ${formatInstant(new Date(at).toISOString())}.`,
  readable: 'You can still read:',
  nothing:
    'Upcoming events and rosters that you opened before are available offline. There are none on this device yet.',
  notSaved: 'Changes you make now can’t be saved.',
  again: 'Try again',
} as const;
