import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { Reaction } from '@stallbook/event-store';
import { idFrom } from '@stallbook/kernel';
import { CONFIG, DB } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { EmailOutbox } from '../email/email-outbox.js';
import { ensureCollections } from '../ensure-collections.js';
import { Facts } from '../facts/facts.js';
import type { MarketFact, PersonFact } from '../facts/facts.js';
import { Feeds } from '../notification/feeds.js';
import { LiveSignals } from '../notification/live-signals.js';
import { neededFor } from './story.js';
import type { Story } from './story.js';
import { tell } from './tell.js';

/** A story that waits for facts; its id is the message's. */
type Parked = { _id: string; at: string; story: Story };
type Scope = Pick<Reaction, 'session' | 'afterwards'>;

/** Tells people what happened, as soon as the facts that it takes are known here. */
@Injectable()
export class Announcer implements OnModuleInit {
  private readonly parked: Collection<Parked>;

  constructor(
    private readonly facts: Facts,
    private readonly feeds: Feeds,
    private readonly live: LiveSignals,
    private readonly outbox: EmailOutbox,
    @Inject(DB) private readonly db: Db,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {
    this.parked = db.collection<Parked>('parked');
  }

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, ['parked']);
  }

  /** Topics arrive in no common order: a story can come before the people and the market that it is about. */
  async announce(story: Story, { message, session, afterwards }: Reaction): Promise<void> {
    await this.tellOrPark({ _id: message.id, at: message.at, story }, { session, afterwards });
  }

  async factArrived(waiting: readonly string[], scope: Scope): Promise<void> {
    for (const _id of waiting) {
      const parked = await this.parked.findOne({ _id }, { session: scope.session });
      if (parked && (await this.tellOrPark(parked, scope))) {
        await this.parked.deleteOne({ _id }, { session: scope.session });
      }
    }
  }

  /** @returns whether it was told. */
  private async tellOrPark(parked: Parked, scope: Scope): Promise<boolean> {
    const { session } = scope;
    const needed = neededFor(parked.story);
    const people = await this.facts.people.known(needed.people, session);
    const markets = await this.facts.markets.known(needed.markets, session);
    const missingPeople = needed.people.filter((id) => !people.has(id));
    const missingMarkets = needed.markets.filter((id) => !markets.has(id));
    if (missingPeople.length + missingMarkets.length > 0) {
      await this.parked.replaceOne({ _id: parked._id }, parked, { upsert: true, session });
      await this.facts.people.awaitBy(parked._id, missingPeople, session);
      await this.facts.markets.awaitBy(parked._id, missingMarkets, session);
      return false;
    }
    await this.tellNow(parked, people, markets, scope);
    return true;
  }

  private async tellNow(
    { _id, at, story }: Parked,
    people: ReadonlyMap<string, PersonFact>,
    markets: ReadonlyMap<string, MarketFact>,
    { session, afterwards }: Scope,
  ): Promise<void> {
    const { notes, mails } = tell(story, {
      person: (id) => known(people, id),
      market: (id) => known(markets, id),
      url: (path) => new URL(path, this.config.STALLBOOK_PUBLIC_URL).href,
    });
    for (const { personId, ...words } of notes) {
      if (people.has(personId) && known(people, personId).email === null) continue;
      const id = idFrom('notification', _id, personId);
      const added = await this.feeds.add({ id, userId: personId, at: new Date(at), ...words }, session);
      afterwards(() => this.live.send(added));
    }
    for (const { personId, type, data } of mails) {
      const { email, name } = known(people, personId);
      if (email === null) continue;
      const id = idFrom('email', _id, personId);
      await this.outbox.add({ id, type, to: email, toName: name, data }, personId, session);
    }
    if (mails.length > 0) afterwards(async () => this.outbox.wake());
  }
}

function known<F>(facts: ReadonlyMap<string, F>, id: string): F {
  const fact = facts.get(id);
  if (fact === undefined) throw new Error('a story was told without its facts');
  return fact;
}
