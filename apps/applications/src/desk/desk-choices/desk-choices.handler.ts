import { Controller } from '@nestjs/common';
import { deskChoices, MAX_CHOICES, type DeskChoices, type NoInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { ApplicationReader } from '../../application/application.reader.js';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationMarks } from '../application-marks.js';

@Controller()
export class DeskChoicesHandler {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly marks: ApplicationMarks,
    private readonly markets: MarketEventReplicas,
  ) {}

  @Handles(deskChoices)
  async handle(_: NoInput, context: CallContext): Promise<DeskChoices> {
    const organizerId = actorOf(context).id;
    const owned = await this.markets.idsOwnedBy(organizerId);
    const [categories, tags] = await Promise.all([this.reader.categories(owned), this.marks.tags(organizerId)]);
    return { categories: categories.slice(0, MAX_CHOICES), tags: tags.slice(0, MAX_CHOICES) };
  }
}
