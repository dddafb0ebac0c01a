import { permissionDenied, type Actor } from '@stallbook/kernel';
import { applicationWindow } from '../replicas/domain/application-window.js';
import type { MarketEventReplica } from '../replicas/market-event-replicas.js';
import type { MarketOffer } from './domain/submission.js';

export const offerOf = (market: MarketEventReplica, now: Date): MarketOffer => {
  const { marketEventId, organizerId, boothFeeCents, applicationFeeCents } = market;
  return { window: applicationWindow(market, now), marketEventId, organizerId, boothFeeCents, applicationFeeCents };
};

export function assertVendor(actor: Actor): void {
  if (actor.role !== 'vendor') throw permissionDenied('Only vendors can apply to events.');
}
