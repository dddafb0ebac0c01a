import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { Model } from 'mongoose';
import { CALCULATION_TEMPLATES, type CalculationTemplateRow } from '../calculation-template.schema.js';
import { CALCULATIONS, type CalculationRow } from '../calculation.schema.js';

@Injectable()
export class CalculationsErasedReaction {
  constructor(
    @InjectModel(CALCULATIONS) private readonly calculations: Model<CalculationRow>,
    @InjectModel(CALCULATION_TEMPLATES) private readonly templates: Model<CalculationTemplateRow>,
  ) {}

  @Reacts(personErased)
  async erased({ personId: vendorId }: { personId: string }, { session }: Reaction): Promise<void> {
    await this.calculations.deleteMany({ vendorId }, { session });
    await this.templates.deleteMany({ vendorId }, { session });
  }
}
