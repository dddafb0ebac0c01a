import type { MessageBus } from '@stallbook/messaging';
import type { Db } from 'mongodb';
import type { EventCodec } from '../store/codec.js';
import type { Commit } from '../store/commit.js';
import { PriorStates } from './prior-states.js';
import { messagesOf, type Publication } from './publication.js';

interface PublisherParts {
  db: Db;
  bus: MessageBus;
  codec: EventCodec;
  publications: readonly Publication[];
}

/** Publishes the messages of commits, in their order. */
export class CommitPublisher {
  private readonly publications: Map<string, Publication>;

  constructor(private readonly parts: PublisherParts) {
    this.publications = new Map(parts.publications.map((publication) => [publication.aggregate.name, publication]));
  }

  async publish(commits: readonly Commit[]): Promise<void> {
    const messages = [];
    const announced = commits.filter(({ streamId }) => this.publicationOf(streamId));
    const readsState = ({ streamId }: Commit) => this.publicationOf(streamId)?.readsState ?? false;
    const history = await PriorStates.of(this.parts, announced.filter(readsState));
    for (const commit of announced) {
      const publication = this.publicationOf(commit.streamId);
      if (!publication) continue;
      for (const [event, state] of await history.advance(publication.aggregate, commit)) {
        messages.push(...messagesOf(publication, event, state));
      }
    }
    if (messages.length > 0) await this.parts.bus.publish(messages);
  }

  /** Stream ids are `<aggregate>-<uuid>`; the name may hold hyphens itself. */
  private publicationOf(streamId: string): Publication | undefined {
    return this.publications.get(streamId.slice(0, -37));
  }
}
