import { Controller } from '@nestjs/common';
import {
  setUpMarketEvent,
  updateMarketEvent,
  type MarketEvent,
  type SetUpMarketEventInput,
  type UpdateMarketEventInput,
} from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { MarketEventEditor } from './market-event-editor.js';

@Controller()
export class EditMarketEventHandler {
  constructor(private readonly editor: MarketEventEditor) {}

  @Handles(updateMarketEvent)
  update(input: UpdateMarketEventInput, context: CallContext): Promise<MarketEvent> {
    return this.editor.edit('change-details', input, context);
  }

  @Handles(setUpMarketEvent)
  setUp(input: SetUpMarketEventInput, context: CallContext): Promise<MarketEvent> {
    return this.editor.edit('set-up', input, context);
  }
}
