import { formatInstant } from '../../lib/format/dates.js';

export const offline = {
  title: 'You are offline.',
  asItWas: (at: number) => `You are offline. This is how it was at ${formatInstant(new Date(at).toISOString())}.`,
  readable: 'You can still read:',
  nothing:
    'Upcoming events and rosters that you opened before are available offline. There are none on this device yet.',
  notSaved: 'Changes you make now can’t be saved.',
  again: 'Try again',
} as const;
