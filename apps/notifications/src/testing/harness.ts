import { liveChannel, marketEventSaved, profileSaved, type LanguageCode, type LiveSignal } from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import {
  actorAs,
  mailedBy,
  marketEventFacts,
  openServiceHarness,
  profileFacts,
  wakingClock,
} from '@stallbook/platform/testing';
import { NotificationsModule } from '../notifications.module.js';

export const personOf = (role: 'vendor' | 'organizer'): Actor => actorAs(role);
export const worker: Actor = actorAs('system', 'worker');

export async function openHarness(env: Record<string, string> = {}) {
  const harness = await openServiceHarness({ name: 'notifications', module: NotificationsModule, env });
  const mails = mailedBy(harness.redis, harness.config);
  const subscriber = harness.redis.duplicate();
  const signals = new Map<string, LiveSignal[]>();
  subscriber.on('message', (channel: string, text: string) => {
    signals.set(channel, [...(signals.get(channel) ?? []), JSON.parse(text) as LiveSignal]);
  });

  return {
    ...harness,
    clock: wakingClock(harness.app, harness.clock),
    publishProfile: ({ id, role }: Actor, businessName: string, language: LanguageCode | null = null) =>
      harness.publish(
        profileSaved,
        profileFacts({
          personId: id,
          role: role as 'vendor' | 'organizer',
          businessName,
          language,
          contactName: `${businessName} contact`,
        }),
      ),
    publishMarketEvent: (marketEventId: string, organizerId: string, title: string, revision = 1) =>
      harness.publish(marketEventSaved, marketEventFacts({ marketEventId, organizerId, title, revision })),
    mailsTo: ({ id }: Actor) => mails.to(`${id}@example.org`),
    emptyQueue: mails.clear,
    /** Returns a function that lists the live signals since now. */
    follow: async ({ id }: Actor): Promise<() => LiveSignal[]> => {
      const channel = liveChannel(harness.config.STALLBOOK_DB_PREFIX, id);
      await subscriber.subscribe(channel);
      return () => signals.get(channel) ?? [];
    },
    close: async () => {
      await mails.close();
      subscriber.disconnect();
      await harness.close();
    },
  };
}

export type Harness = Awaited<ReturnType<typeof openHarness>>;
