const minute = 60_000;
export const checkMs = minute;
export const warningMs = 2 * minute;
export const urgentSeconds = 30;
export const gatherMs = 1_000;

const timed = ['/payment', '/profile', '/settings', '/admin', '/stripe-connect'];
const minutesOf: Partial<Record<string, number>> = { organizer: 45, vendor: 30, admin: 15 };

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Pages with money or personal data. As for the router, case and encoding make no difference. */
export function isTimed(path: string): boolean {
  const plain = decoded(path).toLowerCase();
  return /^\/billing\/?$/.test(plain) || timed.some((beginning) => plain.startsWith(beginning));
}

export const timeoutMs = (role: string): number => (minutesOf[role] ?? 30) * minute;
