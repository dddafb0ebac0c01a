import { Controller } from '@nestjs/common';
import { getApplication, type Application, type ByIdInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { ApplicationPresenter } from '../application.presenter.js';
import { ApplicationReader } from '../application.reader.js';

@Controller()
export class ReadApplicationHandler {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly presenter: ApplicationPresenter,
  ) {}

  @Handles(getApplication)
  async handle({ id }: ByIdInput, context: CallContext): Promise<Application> {
    return this.presenter.one(await this.reader.asParty(id, actorOf(context)));
  }
}
