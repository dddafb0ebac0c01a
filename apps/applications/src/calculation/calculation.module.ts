import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { ApplicationModule } from '../application/application.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { calculationTemplateSchema } from './calculation-template.schema.js';
import { CalculationTemplatesHandler } from './calculation-templates/calculation-templates.handler.js';
import { calculationSchema } from './calculation.schema.js';
import { Calculations } from './calculations.js';
import { DeleteCalculationHandler } from './delete-calculation/delete-calculation.handler.js';
import { EnterCalculationResultHandler } from './enter-calculation-result/enter-calculation-result.handler.js';
import { MyCalculationsHandler } from './my-calculations/my-calculations.handler.js';
import { CalculationsErasedReaction } from './reactions/calculations-erased.reaction.js';
import { SaveCalculationHandler } from './save-calculation/save-calculation.handler.js';
import { SoldMarketsHandler } from './sold-markets/sold-markets.handler.js';
import { SoldMarkets } from './sold-markets/sold-markets.js';

@Module({
  imports: [modelsOf(calculationSchema, calculationTemplateSchema), ReplicaModule, ApplicationModule],
  controllers: [
    SaveCalculationHandler,
    MyCalculationsHandler,
    EnterCalculationResultHandler,
    DeleteCalculationHandler,
    CalculationTemplatesHandler,
    SoldMarketsHandler,
  ],
  providers: [Calculations, SoldMarkets, CalculationsErasedReaction],
})
export class CalculationModule {}
