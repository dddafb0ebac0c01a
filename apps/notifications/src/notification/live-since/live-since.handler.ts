import { Controller } from '@nestjs/common';
import { liveSince, type LiveBatch, type LiveSinceInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Feeds } from '../feeds.js';
import { signalOf } from '../live-signals.js';

const LIMIT = 200;

@Controller()
export class LiveSinceHandler {
  constructor(private readonly feeds: Feeds) {}

  /** A cursor beyond the end belongs to a deleted feed; the client continues from the current end. */
  @Handles(liveSince)
  async since({ cursor }: LiveSinceInput, context: CallContext): Promise<LiveBatch> {
    const { id } = actorOf(context);
    const { seq, unread } = await this.feeds.of(id);
    if (cursor === undefined || Number(cursor) >= seq) return { signals: [], cursor: String(seq), more: false };
    const found = await this.feeds.since(id, Number(cursor), LIMIT + 1);
    const signals = found.slice(0, LIMIT).map((notification) => signalOf({ notification, unread }));
    return { signals, cursor: signals.at(-1)?.cursor ?? String(seq), more: found.length > LIMIT };
  }
}
