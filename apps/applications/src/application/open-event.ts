import { notFound, permissionDenied, type Actor, type Clock } from '@stallbook/kernel';
import { assertOpen } from '../replicas/domain/application-window.js';
import type { MarketEventReplica } from '../replicas/market-event-replicas.js';
import type { OpenMarketEvent } from './domain/submission.decider.js';

/** The facts of a market event for whoever applies now. Throws the refusal where it takes no applications. */
export function openEvent(market: MarketEventReplica, clock: Clock): OpenMarketEvent {
  if (market.status !== 'published') throw notFound('Event not found');
  assertOpen(market, clock.now());
  const { marketEventId, organizerId, boothFeeCents, applicationFeeCents } = market;
  if (organizerId === null) throw new Error('a market event without an organizer counted as open');
  return { marketEventId, organizerId, boothFeeCents, applicationFeeCents };
}

export function assertVendor(actor: Actor): void {
  if (actor.role !== 'vendor') throw permissionDenied('Only vendors can apply to events.');
}
