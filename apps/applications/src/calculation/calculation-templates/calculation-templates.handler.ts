import { Controller, Inject } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  deleteCalculationTemplate,
  myCalculationTemplates,
  saveCalculationTemplate,
  type ByIdInput,
  type CalculationTemplate,
  type Done,
  type NoInput,
  type SaveCalculationTemplateInput,
} from '@stallbook/contracts';
import { actorOf, DomainError, idFrom, notFound, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Model } from 'mongoose';
import { CALCULATION_TEMPLATES, type CalculationTemplateRow } from '../calculation-template.schema.js';

const MAX_TEMPLATES = 100;

const show = ({ _id: id, updatedAt, ...template }: CalculationTemplateRow): CalculationTemplate => ({
  id,
  ...template,
  updatedAt: updatedAt.toISOString(),
});

@Controller()
export class CalculationTemplatesHandler {
  constructor(
    @InjectModel(CALCULATION_TEMPLATES) private readonly templates: Model<CalculationTemplateRow>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(saveCalculationTemplate)
  async save(input: SaveCalculationTemplateInput, context: CallContext): Promise<CalculationTemplate> {
    const vendorId = actorOf(context).id;
    const templateName = input.templateName.trim();
    const _id = idFrom('calculation-template', vendorId, templateName);
    if ((await this.templates.countDocuments({ vendorId, templateName: { $ne: templateName } })) >= MAX_TEMPLATES) {
      throw new DomainError('CALCULATION.TOO_MANY_TEMPLATES', `You can keep up to ${MAX_TEMPLATES} templates.`);
    }
    const row = { vendorId, templateName, defaultInputs: { ...input.defaultInputs }, updatedAt: this.clock.now() };
    await this.templates.updateOne({ _id }, { $set: row }, { upsert: true });
    return show({ _id, ...row });
  }

  @Handles(myCalculationTemplates)
  async mine(_input: NoInput, context: CallContext): Promise<CalculationTemplate[]> {
    const rows = await this.templates
      .find({ vendorId: actorOf(context).id })
      .sort({ templateName: 1 })
      .lean();
    return rows.map(show);
  }

  @Handles(deleteCalculationTemplate)
  async delete({ id }: ByIdInput, context: CallContext): Promise<Done> {
    const { deletedCount } = await this.templates.deleteOne({ _id: id, vendorId: actorOf(context).id });
    if (deletedCount === 0) throw notFound('Template not found');
    return { id };
  }
}
