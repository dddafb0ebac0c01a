import { Controller } from '@nestjs/common';
import { applicationsOfPerson, type ApplicationPage, type OfPersonInput } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { ApplicationPresenter } from '../application.presenter.js';
import { ApplicationReader } from '../application.reader.js';

@Controller()
export class ApplicationsOfPersonHandler {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly presenter: ApplicationPresenter,
  ) {}

  @Handles(applicationsOfPerson)
  async handle({ personId, page, pageSize }: OfPersonInput): Promise<ApplicationPage> {
    const { items, total } = await this.reader.newest({ vendorId: personId }, { page, pageSize });
    return { items: await this.presenter.many(items), total };
  }
}
