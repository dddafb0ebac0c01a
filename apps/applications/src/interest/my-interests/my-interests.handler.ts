import { Controller } from '@nestjs/common';
import { myInterests, type EventInterestPage, type MyInterestsInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { InterestPresenter } from '../interest.presenter.js';
import { InterestReader } from '../interest.reader.js';

@Controller()
export class MyInterestsHandler {
  constructor(
    private readonly reader: InterestReader,
    private readonly presenter: InterestPresenter,
  ) {}

  @Handles(myInterests)
  async handle(input: MyInterestsInput, context: CallContext): Promise<EventInterestPage> {
    const { items, total } = await this.reader.page({ vendorId: actorOf(context).id }, input);
    return { items: await this.presenter.many(items), total };
  }
}
