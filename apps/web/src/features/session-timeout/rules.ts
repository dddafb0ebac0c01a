const minute = 60_000;
export const checkMs = minute;
export const warningMs = 2 * minute;
export const urgentSeconds = 30;
export const gatherMs = 1_000;

const timed = ['/payment', '/profile', '/settings', '/admin', '/stripe-connect'];
const minutesOf: Partial<Record<string, number>> = { organizer: 45, vendor: 30, admin: 15 };

/** Pages with money or personal data. */
export const isTimed = (path: string): boolean =>
  /^\/billing\/?$/.test(path) || timed.some((beginning) => path.startsWith(beginning));

export const timeoutMs = (role: string): number => (minutesOf[role] ?? 30) * minute;
