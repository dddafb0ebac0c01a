export const page = {
  title: 'System',
  lead: 'Running services, waiting jobs, and messages that failed. Refreshes every 10 seconds.',
  queues: 'Job queues',
  notLoaded: 'The system status could not be loaded.',
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
  uptime: 'Uptime',
  none: 'No services found.',
} as const;

export const relays = {
  title: 'Publishing',
  service: 'Service',
  position: 'Last position',
  published: 'Published',
  pending: 'To publish',
  unsequenced: 'No position yet',
  none: 'No services are responding.',
} as const;

export const consumers = {
  title: 'Consumer groups',
  group: 'Group',
  lag: 'Lag (messages)',
  unknown: 'Unknown',
  none: 'No consumer groups found.',
} as const;

export const setAside = {
  title: 'Commits set aside',
  stream: 'Stream',
  service: 'Service',
  version: 'From version',
  commits: 'Commits',
  reason: 'Reason',
  tried: 'Last tried',
  actions: 'Actions',
  retry: 'Try again',
  retryOf: (stream: string) => `Retry publishing ${stream}`,
  retrying: 'Retrying',
  asked: 'It will be retried within seconds.',
  failed: 'It could not be retried.',
  none: 'All commits are published.',
} as const;

export const queues = {
  title: 'Queues',
  queue: 'Queue',
  waiting: 'Waiting',
  delayed: 'Later',
  active: 'Active',
  failed: 'Failed',
  notReachable: 'The queues can’t be read because Redis isn’t responding.',
  none: 'No queues found.',
} as const;

export const letters = {
  title: 'Dead letters',
  type: 'Message',
  group: 'Group',
  error: 'Error',
  attempts: 'Attempts',
  given: 'Failed at',
  actions: 'Actions',
  details: 'Details',
  detailsOf: (type: string, id: string) => `Details of ${type} ${id}`,
  resend: 'Resend',
  resendOf: (type: string, id: string) => `Resend ${type} ${id}`,
  discard: 'Discard',
  discardOf: (type: string, id: string) => `Discard ${type} ${id}`,
  resent: 'Resent',
  failed: 'Something went wrong. Please try again.',
  notLoaded: 'The dead letters could not be loaded.',
  none: 'No dead letters. All messages were handled.',
} as const;

export const letterDetails = {
  title: 'Dead letter',
  id: 'ID',
  message: 'Message',
  topic: 'Topic',
  type: 'Type',
  stream: 'Stream',
  correlation: 'Correlation',
  group: 'Group',
  error: 'Error',
  attempts: 'Attempts',
  given: 'Failed at',
  close: 'Close',
} as const;

export const discarding = {
  title: 'Discard this message?',
  form: 'Discard dead letter',
  effect: (type: string, group: string) => `${group} will not receive ${type} unless everything is republished.`,
  reason: 'Reason',
  hint: 'Kept in the operations log. Don’t include names or addresses.',
  missing: 'Please enter a reason.',
  send: 'Discard',
  done: 'Discarded',
  failed: 'It could not be discarded. Please try again.',
} as const;

const units = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const;

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
