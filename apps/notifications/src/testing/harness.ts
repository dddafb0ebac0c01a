import { liveChannel, marketEventSaved, profileSaved } from '@stallbook/contracts';
import type { LiveSignal } from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import { actorAs, mailedBy, marketEventFacts, openServiceHarness, profileFacts } from '@stallbook/platform/testing';
import { NotificationsModule } from '../notifications.module.js';

export const personOf = (role: 'vendor' | 'organizer'): Actor => actorAs(role);
export const worker: Actor = actorAs('system', 'worker');

/** The service with what its specs do again and again. */
export async function openHarness() {
  const stage = await openServiceHarness({ name: 'notifications', module: NotificationsModule });
  const mails = mailedBy(stage.redis, stage.config);
  const subscriber = stage.redis.duplicate();
  const signals = new Map<string, LiveSignal[]>();
  subscriber.on('message', (channel: string, text: string) => {
    signals.set(channel, [...(signals.get(channel) ?? []), JSON.parse(text) as LiveSignal]);
  });

  return {
    ...stage,
    /** What identity tells of a person. */
    tellPerson: ({ id, role }: Actor, businessName: string) =>
      stage.publish(
        profileSaved,
        profileFacts({
          personId: id,
          role: role as 'vendor' | 'organizer',
          businessName,
          contactName: `${businessName} contact`,
        }),
      ),
    /** What events tells of a market. */
    tellMarket: (marketEventId: string, organizerId: string, title: string, revision = 1) =>
      stage.publish(marketEventSaved, marketEventFacts({ marketEventId, organizerId, title, revision })),
    mailsTo: ({ id }: Actor) => mails.to(`${id}@example.org`),
    emptyQueue: mails.clear,
    /** Collects the live signals of a person from now on. */
    follow: async ({ id }: Actor): Promise<() => LiveSignal[]> => {
      const channel = liveChannel(stage.config.STALLBOOK_DB_PREFIX, id);
      await subscriber.subscribe(channel);
      return () => signals.get(channel) ?? [];
    },
    close: async () => {
      await mails.close();
      subscriber.disconnect();
      await stage.close();
    },
  };
}

export type Harness = Awaited<ReturnType<typeof openHarness>>;
