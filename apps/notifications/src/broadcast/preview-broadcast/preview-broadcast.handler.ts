import { Controller } from '@nestjs/common';
import { previewBroadcast, SHOWN_NAMES, type BroadcastGroupInput, type BroadcastPreview } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { BroadcastGroups, type Recipient } from '../broadcast-groups.js';

@Controller()
export class PreviewBroadcastHandler {
  constructor(private readonly groups: BroadcastGroups) {}

  @Handles(previewBroadcast)
  async handle(input: BroadcastGroupInput, context: CallContext): Promise<BroadcastPreview> {
    const { eventTitle, reached, leftOut, categories } = await this.groups.of(input, actorOf(context).id);
    return {
      eventTitle,
      total: reached.length,
      names: namesOf(reached),
      leftOut: namesOf(leftOut),
      categories: categories.slice(0, SHOWN_NAMES),
    };
  }
}

const namesOf = (recipients: readonly Recipient[]): string[] =>
  recipients.slice(0, SHOWN_NAMES).map(({ name }) => name);
