import { personDataIn, type PersonDataSource } from '@stallbook/event-store';
import type { Db } from 'mongodb';
import { CALCULATION_TEMPLATES, type CalculationTemplateRow } from '../calculation/calculation-template.schema.js';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { CALCULATIONS, type CalculationRow } from '../calculation/calculation.schema.js';

export function calculationData(db: Db, markets: MarketEventReplicas): PersonDataSource[] {
  return [
    personDataIn('calculations', db.collection<CalculationRow>(CALCULATIONS), {
      personField: 'vendorId',
      show: async ({ _id: id, vendorId: _same, ...calculation }) => ({
        id,
        eventTitle: calculation.eventId && (await markets.titleOf(calculation.eventId)),
        currency: 'usd',
        ...calculation,
      }),
    }),
    personDataIn('calculationTemplates', db.collection<CalculationTemplateRow>(CALCULATION_TEMPLATES), {
      personField: 'vendorId',
      show: ['templateName', 'defaultInputs', 'updatedAt'],
    }),
  ];
}
