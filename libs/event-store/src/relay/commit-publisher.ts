import { parseStreamId } from '@stallbook/kernel';
import type { BusMessage, MessageBus } from '@stallbook/messaging';
import { MongoError, type Db } from 'mongodb';
import type { EventCodec } from '../store/codec.js';
import { commitsOf, type Commit } from '../store/commit.js';
import { PriorStates } from './prior-states.js';
import { messagesOf, type IntegrationEventMapper } from './integration-event-mapper.js';
import { BEHIND_ANOTHER, reasonOf, setAside, setAsideCommits } from './set-aside.js';

const RETRY_BATCH = 500;

export interface PublisherParts {
  db: Db;
  bus: MessageBus;
  codec: EventCodec;
  mappers: readonly IntegrationEventMapper[];
  silent: readonly { name: string }[];
  logger: { error(context: object, message: string): void };
}

/**
 * Publishes the messages of commits in order. A commit that this version cannot read is set aside with all later ones
 * of its stream.
 */
export class CommitPublisher {
  private readonly mappers: Map<string, IntegrationEventMapper>;
  private readonly silent: Set<string>;
  private held = new Set<string>();
  private term: AbortSignal | undefined;

  constructor(private readonly parts: PublisherParts) {
    this.mappers = new Map(parts.mappers.map((mapper) => [mapper.aggregate.name, mapper]));
    this.silent = new Set(parts.silent.map(({ name }) => name));
  }

  /** Retries everything set aside, because this version may be able to read it. `term` ends when another may publish. */
  async open(term: AbortSignal): Promise<void> {
    this.term = term;
    const streamIds = await setAsideCommits(this.parts.db).distinct('streamId');
    this.held = new Set(streamIds);
    for (const streamId of streamIds) await this.retry(streamId);
  }

  async publish(commits: readonly Commit[]): Promise<void> {
    const messages: BusMessage[] = [];
    const aside: { commit: Commit; reason: string }[] = [];
    const readsState = ({ streamId }: Commit) =>
      !this.held.has(streamId) && this.mappers.get(parseStreamId(streamId).aggregate)?.mapWithState !== undefined;
    const history = await PriorStates.of(this.parts, commits.filter(readsState));
    for (const commit of commits) {
      if (this.held.has(commit.streamId)) aside.push({ commit, reason: BEHIND_ANOTHER });
      else {
        try {
          messages.push(...(await this.messagesOf(commit, history)));
        } catch (error) {
          if (error instanceof MongoError) throw error;
          this.held.add(commit.streamId);
          aside.push({ commit, reason: reasonOf(error) });
        }
      }
    }
    if (messages.length > 0) await this.parts.bus.publish(messages, this.term);
    // Last, because the next relay begins with what is set aside: it must not overtake earlier messages of its stream.
    if (aside.length > 0) await this.setAside(aside);
  }

  async retryRequested(): Promise<void> {
    if (this.held.size === 0) return;
    const streamIds = await setAsideCommits(this.parts.db).distinct('streamId', { retry: true });
    for (const streamId of streamIds) await this.retry(streamId);
  }

  private async retry(streamId: string): Promise<void> {
    const { db } = this.parts;
    this.held.delete(streamId);
    while (!this.held.has(streamId)) {
      const waiting = await setAsideCommits(db)
        .find({ streamId }, { sort: { firstVersion: 1 }, limit: RETRY_BATCH })
        .toArray();
      if (waiting.length === 0) return;
      const ids = waiting.map(({ _id }) => _id);
      const commits = await commitsOf(db)
        .find({ _id: { $in: ids } }, { sort: { firstVersion: 1 } })
        .toArray();
      for (const commit of commits) {
        await this.publish([commit]);
        if (this.held.has(streamId)) break;
        await setAsideCommits(db).deleteOne({ _id: commit._id });
      }
    }
    await setAsideCommits(db).updateMany({ streamId }, { $unset: { retry: true } });
  }

  private async messagesOf(commit: Commit, history: PriorStates): Promise<BusMessage[]> {
    const { aggregate: name } = parseStreamId(commit.streamId);
    const mapper = this.mappers.get(name);
    if (mapper) {
      const steps = await history.advance(mapper.aggregate, commit);
      return steps.flatMap((step) => messagesOf(mapper, step));
    }
    if (!this.silent.has(name)) throw new Error(`This version has no aggregate ${name}.`);
    return [];
  }

  private async setAside(aside: readonly { commit: Commit; reason: string }[]): Promise<void> {
    await setAside(this.parts.db, aside);
    for (const { commit, reason } of aside) {
      if (reason === BEHIND_ANOTHER) continue;
      const { _id: commitId, streamId, firstVersion } = commit;
      this.parts.logger.error({ commitId, streamId, firstVersion, reason }, 'a commit cannot be published');
    }
  }
}
