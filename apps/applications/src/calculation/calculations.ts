import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CalculationType, type Calculation } from '@stallbook/contracts';
import { hasDayBegun, notFound, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { Model } from 'mongoose';
import { showMarket } from '../application/application.presenter.js';
import { MarketEventReplicas, type MarketEventReplica } from '../replicas/market-event-replicas.js';
import { CALCULATIONS, type CalculationRow } from './calculation.schema.js';

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

  /** Shows calculations with their events, in the order given. */
  async show(rows: readonly CalculationRow[]): Promise<Calculation[]> {
    const ids = new Set(rows.flatMap(({ eventId }) => eventId ?? []));
    const found = ids.size > 0 ? await this.markets.byIds([...ids]) : [];
    const marketById = new Map(found.filter(({ deleted }) => !deleted).map((market) => [market._id, market]));
    return rows.map((row) => this.showOne(row, marketById.get(row.eventId ?? '')));
  }

  private showOne({ _id: id, result, ...row }: CalculationRow, market?: MarketEventReplica): Calculation {
    const { vendorId, eventId, inputs, outputs, createdAt } = row;
    return {
      id,
      vendorId,
      eventId,
      event: market ? showMarket(market) : null,
      calculationType: CalculationType.profit_prediction,
      inputs,
      outputs,
      result: result ? { ...result, enteredAt: result.enteredAt.toISOString() } : null,
      resultOpen: !market || hasDayBegun(market, this.clock.now()),
      createdAt: createdAt.toISOString(),
    };
  }
}
