import { Inject, Injectable } from '@nestjs/common';
import { forecastProfit, type ProfitFactors, type SoldMarket } from '@stallbook/contracts';
import { DAY_MS, endOf, hasDayBegun, idFrom, notFound, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { ApplicationDocument } from '../../application/application.projection.js';
import { showMarket } from '../../application/application.presenter.js';
import { ApplicationReader } from '../../application/application.reader.js';
import { MarketEventReplicas, type MarketEventReplica } from '../../replicas/market-event-replicas.js';
import type { CalculationRow } from '../calculation.schema.js';
import { Calculations, showResult, tooEarly } from '../calculations.js';

const RECENT_MS = 14 * DAY_MS;

const noCosts: ProfitFactors = {
  distanceMiles: 0,
  vehicle: 'car',
  lodgingNights: 0,
  mealsCents: 0,
  boothFeeCents: 0,
  marketingCents: 0,
  expectedSales: 0,
  itemPriceCents: 0,
  itemCostCents: 0,
  hoursWorked: 0,
};

type Fees = Pick<ApplicationDocument, 'boothFeeCents' | 'applicationFeeCents'>;

/** Without a forecast, the costs of the last result are the best that is known. */
const costsOf = (last: CalculationRow | null, { boothFeeCents, applicationFeeCents }: Fees): ProfitFactors => ({
  ...(last?.inputs ?? noCosts),
  ...(last?.result && { expectedSales: last.result.unitsSold, itemPriceCents: last.result.itemPriceCents }),
  boothFeeCents: boothFeeCents + applicationFeeCents,
});

/** The markets at which a vendor had a booth, and what they sold there. */
@Injectable()
export class SoldMarkets {
  constructor(
    private readonly calculations: Calculations,
    private readonly applications: ApplicationReader,
    private readonly markets: MarketEventReplicas,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Empty if the vendor had no booth there. */
  async one(eventId: string, vendorId: string): Promise<SoldMarket[]> {
    const accepted = await this.accepted(vendorId, eventId);
    const found = await this.markets.byIds(accepted.map(({ marketEventId }) => marketEventId));
    return this.show(
      vendorId,
      accepted,
      found.filter((market) => this.hasBegun(market)),
    );
  }

  async withoutResult(vendorId: string): Promise<SoldMarket[]> {
    const now = this.clock.now().getTime();
    const accepted = await this.accepted(vendorId);
    const found = await this.markets.byIds(accepted.map(({ marketEventId }) => marketEventId));
    const recent = found.filter((market) => {
      const since = now - endOf(market).getTime();
      return !market.deleted && since >= 0 && since < RECENT_MS;
    });
    const shown = await this.show(vendorId, accepted, recent);
    return shown
      .filter(({ result }) => !result)
      .sort((one, other) => other.event.startsAt.localeCompare(one.event.startsAt));
  }

  /** The vendor's forecast for a market, or a calculation without one, which is kept when it gets its result. */
  async calculationOf(eventId: string, vendorId: string): Promise<CalculationRow> {
    const [[application], [market]] = await Promise.all([
      this.accepted(vendorId, eventId),
      this.markets.byIds([eventId]),
    ]);
    if (!application || !market || market.deleted) throw notFound('Event not found');
    if (!this.hasBegun(market)) throw tooEarly();
    const forecast = await this.newest(vendorId, [eventId]);
    if (forecast[0]) return forecast[0];
    const _id = idFrom('market-result', vendorId, eventId);
    const inputs = costsOf(await this.calculations.lastResult(vendorId), application);
    const row = {
      vendorId,
      eventId,
      calculationType: 'profit_prediction' as const,
      inputs,
      outputs: forecastProfit(inputs),
      withoutForecast: true as const,
      createdAt: this.clock.now(),
    };
    await this.calculations.rows.updateOne({ _id }, { $setOnInsert: row }, { upsert: true });
    return this.calculations.own(_id, vendorId);
  }

  private hasBegun(market: MarketEventReplica): boolean {
    return !market.deleted && hasDayBegun(market, this.clock.now());
  }

  /** A held decision is not known to the vendor. */
  private accepted(vendorId: string, marketEventId?: string): Promise<ApplicationDocument[]> {
    const filter = { vendorId, status: 'accepted' as const, heldBy: null, ...(marketEventId && { marketEventId }) };
    return this.applications.collection.find(filter).toArray();
  }

  /** Among several calculations for a market, the one with a result counts, then the newest. */
  private newest(vendorId: string, eventIds: string[]): Promise<CalculationRow[]> {
    return this.calculations.rows
      .find({ vendorId, eventId: { $in: eventIds } })
      .sort({ 'result.enteredAt': -1, createdAt: -1 })
      .lean();
  }

  private async show(
    vendorId: string,
    accepted: readonly ApplicationDocument[],
    markets: readonly MarketEventReplica[],
  ): Promise<SoldMarket[]> {
    if (markets.length === 0) return [];
    const [rows, last] = await Promise.all([
      this.newest(
        vendorId,
        markets.map(({ _id }) => _id),
      ),
      this.calculations.lastResult(vendorId),
    ]);
    return markets.flatMap((market) => {
      const application = accepted.find(({ marketEventId }) => marketEventId === market._id);
      const row = rows.find(({ eventId }) => eventId === market._id);
      if (!application) return [];
      return {
        eventId: market._id,
        event: showMarket(market),
        costs: row?.inputs ?? costsOf(last, application),
        forecastProfitCents: row && !row.withoutForecast ? row.outputs.profitCents : null,
        result: showResult(row?.result),
      };
    });
  }
}
