export const page = {
  title: 'System',
  lead: 'What runs, what waits, and what was given up. It refreshes every 10 seconds.',
  queues: 'Job queues',
  notLoaded: 'The state of the system could not be loaded.',
  degraded: (parts: string) => `Works without: ${parts}`,
  degradedNote: 'Everything goes on by itself as soon as they answer again.',
  notReachable: (services: string) => `Not reachable: ${services}`,
} as const;

export const services = {
  title: 'Services',
  service: 'Service',
  gateway: 'gateway',
  state: 'State',
  states: { up: 'Running', degraded: 'Degraded', away: 'Not reachable' },
  version: 'Version',
  instance: 'Instance',
  uptime: 'Running for',
  none: 'No service is known.',
} as const;

export const relays = {
  title: 'Publishing',
  service: 'Service',
  position: 'Last position',
  published: 'Published',
  pending: 'To publish',
  unsequenced: 'Without a position',
  none: 'No service answers.',
} as const;

export const consumers = {
  title: 'Consumer groups',
  group: 'Group',
  lag: 'Messages behind',
  unknown: 'Not known',
  none: 'No group is known.',
} as const;

export const setAside = {
  title: 'Commits that were set aside',
  stream: 'Stream',
  service: 'Service',
  version: 'From version',
  commits: 'Commits',
  reason: 'Reason',
  tried: 'Last tried',
  actions: 'Actions',
  retry: 'Try again',
  retryOf: (stream: string) => `Try to publish ${stream} again`,
  retrying: 'Trying again',
  asked: 'It is tried again within seconds.',
  failed: 'It could not be tried again.',
  none: 'Every commit was published.',
} as const;

export const queues = {
  title: 'Queues',
  queue: 'Queue',
  waiting: 'Waiting',
  active: 'Active',
  failed: 'Failed',
  notReachable: 'The queues cannot be read: Redis does not answer.',
  none: 'There are no queues.',
} as const;

export const letters = {
  title: 'Dead letters',
  type: 'Message',
  group: 'Group',
  error: 'Error',
  attempts: 'Attempts',
  given: 'Given up',
  actions: 'Actions',
  details: 'Details',
  detailsOf: (type: string, id: string) => `Details of ${type} ${id}`,
  resend: 'Send again',
  resendOf: (type: string, id: string) => `Send ${type} ${id} again`,
  discard: 'Discard',
  discardOf: (type: string, id: string) => `Discard ${type} ${id}`,
  resent: 'Sent again',
  failed: 'That failed. Please try again.',
  notLoaded: 'The dead letters could not be loaded.',
  none: { title: 'No dead letters', text: 'Every message was handled.' },
} as const;

export const letterDetails = {
  title: 'A dead letter',
  id: 'Id',
  message: 'Message',
  topic: 'Topic',
  type: 'Type',
  stream: 'Stream',
  correlation: 'Correlation',
  group: 'Group',
  error: 'Error',
  attempts: 'Attempts',
  given: 'Given up',
  close: 'Close',
} as const;

export const discarding = {
  title: 'Discard this message?',
  form: 'Discard a dead letter',
  effect: (type: string, group: string) =>
    `${group} does not get ${type} any more, unless everything is published again.`,
  reason: 'Reason',
  hint: 'Kept in the log of operations. Write no names or addresses.',
  missing: 'Give a reason.',
  send: 'Discard',
  cancel: 'Cancel',
  done: 'Discarded',
  failed: 'It could not be discarded. Please try again.',
} as const;

const units = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const;

/** The two largest units: `3 d 4 h`. */
export function uptime(seconds: number): string {
  let left = seconds;
  const parts = units.map(([unit, size]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return { count, text: `${count} ${unit}` };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  if (first < 0) return parts.at(-1)?.text ?? '';
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ text }) => text)
    .join(' ');
}
