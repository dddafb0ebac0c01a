import type { ThreadFactsFragment as Thread } from './api/messages.generated.js';
import { conversation, serviceNames } from './texts/messages.js';

const shownNames = new Map<string, string>(Object.entries(serviceNames));

export const nameOf = ({ others }: Pick<Thread, 'others'>): string =>
  others.map(({ name }) => shownNames.get(name) ?? name).join(', ');

export function subjectOf({ threadType, eventTitle }: Pick<Thread, 'threadType' | 'eventTitle'>): string | null {
  if (!eventTitle) return null;
  return threadType === 'application' ? conversation.aboutApplication(eventTitle) : conversation.aboutEvent(eventTitle);
}
