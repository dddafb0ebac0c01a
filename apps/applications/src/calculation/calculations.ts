import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CalculationType, forecastProfit, type Calculation, type CalculationResult } from '@stallbook/contracts';
import { DomainError, hasDayBegun, notFound, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { Model } from 'mongoose';
import { showMarket } from '../application/application.presenter.js';
import { MarketEventReplicas, type MarketEventReplica } from '../replicas/market-event-replicas.js';
import { CALCULATIONS, type CalculationRow } from './calculation.schema.js';

type Sold = Pick<CalculationResult, 'unitsSold' | 'itemPriceCents'>;

export const tooEarly = () =>
  new DomainError('CALCULATION.TOO_EARLY', 'You can enter what you sold once the market has begun.');

export const showResult = (result: CalculationRow['result']): CalculationResult | null =>
  result ? { unitsSold: result.unitsSold, itemPriceCents: result.itemPriceCents, outputs: result.outputs } : null;

/** The calculations of vendors, each visible only to its own. */
@Injectable()
export class Calculations {
  constructor(
    @InjectModel(CALCULATIONS) readonly rows: Model<CalculationRow>,
    private readonly markets: MarketEventReplicas,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async own(_id: string, vendorId: string): Promise<CalculationRow> {
    const row = await this.rows.findOne({ _id, vendorId }).lean();
    if (!row) throw notFound('Calculation not found');
    return row;
  }

  /** The one whose result was entered last. */
  lastResult(vendorId: string): Promise<CalculationRow | null> {
    return this.rows
      .findOne({ vendorId, 'result.enteredAt': { $exists: true } })
      .sort({ 'result.enteredAt': -1 })
      .lean();
  }

  /** @throws DomainError CALCULATION.TOO_EARLY before the market day */
  async enterResult(row: CalculationRow, { unitsSold, itemPriceCents }: Sold): Promise<Calculation> {
    const { _id, vendorId, withoutForecast } = row;
    const [before] = await this.show([row]);
    if (!before?.resultOpen) throw tooEarly();
    const inputs = { ...row.inputs, expectedSales: unitsSold, itemPriceCents };
    const outputs = forecastProfit(inputs);
    const result = { unitsSold, itemPriceCents, outputs, enteredAt: this.clock.now() };
    const changed = { result, ...(withoutForecast && { inputs, outputs }) };
    await this.rows.updateOne({ _id, vendorId }, { $set: changed });
    const [after] = await this.show([{ ...row, ...changed }]);
    return after!;
  }

  /** Shows calculations with their events, in the order given. */
  async show(rows: readonly CalculationRow[]): Promise<Calculation[]> {
    const ids = new Set(rows.flatMap(({ eventId }) => eventId ?? []));
    const found = ids.size > 0 ? await this.markets.byIds([...ids]) : [];
    const marketById = new Map(found.filter(({ deleted }) => !deleted).map((market) => [market._id, market]));
    return rows.map((row) => this.showOne(row, marketById.get(row.eventId ?? '')));
  }

  private showOne({ _id: id, result, ...row }: CalculationRow, market?: MarketEventReplica): Calculation {
    const { vendorId, eventId, inputs, outputs, withoutForecast, createdAt } = row;
    return {
      id,
      vendorId,
      eventId,
      event: market ? showMarket(market) : null,
      calculationType: CalculationType.profit_prediction,
      inputs,
      outputs,
      isForecast: !withoutForecast,
      result: showResult(result),
      resultOpen: !market || hasDayBegun(market, this.clock.now()),
      createdAt: createdAt.toISOString(),
    };
  }
}
