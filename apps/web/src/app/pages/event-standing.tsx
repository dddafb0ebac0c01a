import { Badge, type Tone } from '../../components/ui/badge.js';
import type { ApplicationFactsFragment } from '../../features/applications/api/applications.generated.js';
import { eventPage } from './texts/event-page.js';

const tones = { pending: 'yellow', accepted: 'green', rejected: 'red', withdrawn: 'gray' } as const satisfies Record<
  string,
  Tone
>;

/** The state of the vendor's application; nothing before it is sent. */
export function EventStanding({ application }: { application: ApplicationFactsFragment | null | undefined }) {
  if (!application || application.status === 'draft') return null;
  const { status, boothLocation } = application;
  const words = status === 'accepted' && boothLocation ? eventPage.booth(boothLocation) : eventPage.standing[status];
  return <Badge tone={tones[status]}>{words}</Badge>;
}
