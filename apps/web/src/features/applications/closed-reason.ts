import { applyPanel } from './texts/apply.js';

/** Why an event no longer takes applications. */
export function closedReason({ badge }: { badge: string }): string | undefined {
  if (badge === 'past_event') return applyPanel.past;
  return badge === 'applications_closed' ? applyPanel.closed : undefined;
}
