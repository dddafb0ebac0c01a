import { Controller } from '@nestjs/common';
import { badInput, type CallContext } from '@stallbook/kernel';
import {
  marketEvent,
  marketEventByCode,
  marketEventsByIds,
  type ByEventCodeInput,
  type ByIdInput,
  type ByIdsInput,
  type MarketEvent,
} from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { CodeLimit } from './code-limit.js';
import { MarketEventReader } from '../market-event.reader.js';

const UNKNOWN_CODE = 'Invalid event code. Please check and try again.';
const EMPTY_CODE = 'Please enter an event code';

@Controller()
export class FindMarketEventHandler {
  constructor(
    private readonly reader: MarketEventReader,
    private readonly limit: CodeLimit,
  ) {}

  @Handles(marketEvent)
  byId({ id }: ByIdInput, { actor }: CallContext): Promise<MarketEvent> {
    return this.reader.one({ _id: id }, actor);
  }

  @Handles(marketEventByCode)
  async byCode({ code, remoteAddress }: ByEventCodeInput, { actor }: CallContext): Promise<MarketEvent> {
    const eventCode = code.trim().toUpperCase();
    if (eventCode === '') throw badInput(EMPTY_CODE, [{ path: 'code', message: EMPTY_CODE }]);
    return this.limit.around(actor, remoteAddress, () => this.reader.one({ eventCode }, actor, UNKNOWN_CODE));
  }

  @Handles(marketEventsByIds)
  byIds({ ids }: ByIdsInput, { actor }: CallContext): Promise<MarketEvent[]> {
    return this.reader.many(ids, actor);
  }
}
