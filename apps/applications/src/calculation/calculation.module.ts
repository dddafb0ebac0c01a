import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
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

@Module({
  imports: [modelsOf(calculationSchema, calculationTemplateSchema), ReplicaModule],
  controllers: [
    SaveCalculationHandler,
    MyCalculationsHandler,
    EnterCalculationResultHandler,
    DeleteCalculationHandler,
    CalculationTemplatesHandler,
  ],
  providers: [Calculations, CalculationsErasedReaction],
})
export class CalculationModule {}
