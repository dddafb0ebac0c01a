import { termsOf } from '@stallbook/kernel';
import type { MarketEventReplica } from '../replicas/market-event-replicas.js';
import { applicationWindow } from './domain/application-window.js';
import type { MarketOffer } from './domain/submission.js';

export const offerOf = (market: MarketEventReplica, now: Date): MarketOffer => {
  const { marketEventId, organizerId, boothFeeCents, applicationFeeCents, startDate } = market;
  const refundPolicy = market.refundPolicy ? { ...market.refundPolicy, startDate } : null;
  const terms = termsOf({ boothFeeCents, applicationFeeCents, refundPolicy, startDate });
  const window = applicationWindow(market, now);
  return { window, marketEventId, organizerId, boothFeeCents, applicationFeeCents, refundPolicy, terms };
};
