import { Controller } from '@nestjs/common';
import { applicationSuggestion, type Application, type NoInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { ApplicationPresenter } from '../application.presenter.js';
import { ApplicationReader } from '../application.reader.js';
import { seenByVendor } from '../domain/deferred-decision.js';

const LOOKED_AT = 5;

@Controller()
export class ApplicationSuggestionHandler {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly presenter: ApplicationPresenter,
  ) {}

  @Handles(applicationSuggestion)
  async handle(_: NoInput, context: CallContext): Promise<Application | null> {
    const last = await this.reader.collection
      .find({ vendorId: actorOf(context).id }, { sort: { createdAt: -1, _id: 1 }, limit: LOOKED_AT })
      .toArray();
    const newest = last.find(({ productsOffered }) => productsOffered !== null);
    return newest ? this.presenter.one(seenByVendor(newest)) : null;
  }
}
