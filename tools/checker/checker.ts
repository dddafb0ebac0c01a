import { topics } from '@stallbook/contracts';
import type { MessageBus } from '@stallbook/messaging';
import { checkAnswers } from './checks/answers.js';
import { checkCapacity } from './checks/capacity.js';
import { checkDeadLetters, type Letter } from './checks/dead-letters.js';
import { checkDeletions } from './checks/deletions.js';
import { checkDelivery, type Listener } from './checks/delivery.js';
import { checkLedger } from './checks/ledger.js';
import { checkMails } from './checks/mails.js';
import { checkNotices, type Notice } from './checks/notices.js';
import { checkPositions } from './checks/positions.js';
import { checkReadModel } from './checks/read-models.js';
import { checkStreams } from './checks/streams.js';
import type { Finding } from './finding.js';
import { readMailbox, readProviderTotals } from './gather/companions.js';
import { Ear } from './gather/ear.js';
import { readHandled } from './gather/handled.js';
import { readMarkets } from './gather/markets.js';
import { peopleTold } from './gather/people-told.js';
import { readRemains } from './gather/remains.js';
import { readView } from './gather/shown.js';
import { readStore, type StoreContents } from './gather/stores.js';
import { checkedServices, type CheckedService } from './services.js';
import type { Story, System } from './system.js';

/** How much was looked at, beside what was found. */
export interface Report {
  findings: Finding[];
  counts: Record<string, number>;
}

/** Looks whether anything was lost or doubled. Changes nothing; what is still on its way counts as lost. */
export class Checker {
  private constructor(
    private readonly system: System,
    private readonly services: CheckedService[],
    private readonly ear: Ear,
  ) {}

  static async open(system: System): Promise<Checker> {
    return new Checker(system, checkedServices(system.config), await Ear.open(system.bus));
  }

  close(): Promise<void> {
    return this.ear.close();
  }

  /** The groups in which a message of this type becomes a dead letter when nobody can read it. */
  hearersOf(type: string): string[] {
    return this.services.filter(({ hears }) => hears.has(type)).map(({ group }) => group);
  }

  async check(story: Story): Promise<Report> {
    const stores: StoreContents[] = [];
    for (const service of this.services) stores.push(await readStore(this.system, service));
    const listeners = await Promise.all(this.services.map((service) => readHandled(this.system, service)));
    const announced = stores.flatMap((store) => store.announced);
    const onBus = await this.ear.all();
    const delivered = {
      announced,
      onBus,
      compacted: new Set(topics.filter((topic) => 'compacted' in topic).map(({ name }) => String(name))),
      listeners: listeners.filter((one): one is Listener => one !== undefined),
      poison: new Set(story.poison.map(({ messageId }) => messageId)),
    };
    const findings = [
      ...checkAnswers(story.answers, new Map(stores.map(({ service, commits }) => [service.name, commits]))),
      ...stores.flatMap(({ service, commits }) => [
        ...checkStreams(service.name, commits),
        ...checkPositions(service.name, commits),
      ]),
      ...checkDelivery(delivered),
      ...(await this.checkViews(stores)),
      ...(await this.checkMoney(stores)),
      ...checkCapacity(readMarkets(storeOf(stores, 'applications'), announced)),
      ...checkDeletions(await readRemains(announced, (name) => storeOf(stores, name).db)),
      ...(await this.checkTold(stores, story)),
      ...checkDeadLetters(await lettersOn(this.system.bus), story.poison),
    ];
    const counts = {
      answers: story.answers.length,
      commits: stores.reduce((sum, { commits }) => sum + commits.length, 0),
      messages: announced.length,
      publishedAgain: onBus.length - new Set(onBus.map(({ id }) => id)).size,
      handled: delivered.listeners.reduce((sum, { handled }) => sum + handled.length, 0),
    };
    return { findings, counts };
  }

  private async checkViews(stores: readonly StoreContents[]): Promise<Finding[]> {
    const findings: Finding[] = [];
    for (const store of stores) {
      for (const view of store.service.store.views) {
        const { live, rebuilt } = await readView(store, view);
        findings.push(...checkReadModel(`${store.service.name}.${view.name}`, live, rebuilt));
      }
    }
    return findings;
  }

  private async checkMoney(stores: readonly StoreContents[]): Promise<Finding[]> {
    const entries = storeOf(stores, 'billing').db.collection('ledgerEntries');
    const sums = await entries
      .aggregate<{ _id: string; cents: number }>([{ $group: { _id: '$kind', cents: { $sum: '$amountCents' } } }])
      .toArray();
    return checkLedger(
      sums.map(({ _id: kind, cents }) => ({ kind, cents })),
      await readProviderTotals(this.system),
    );
  }

  private async checkTold(stores: readonly StoreContents[], story: Story): Promise<Finding[]> {
    const { db } = storeOf(stores, 'notifications');
    const told = peopleTold(stores.flatMap(({ announced }) => announced));
    const recorded = await db.collection<{ _id: string; status: string }>('emails').find().toArray();
    return [
      ...checkMails({
        expected: [...told.mails, ...story.confirmations],
        recorded: new Map(recorded.map(({ _id, status }) => [_id, status])),
        received: await readMailbox(this.system.config),
        mayRepeat: story.mailsMayRepeat,
      }),
      ...checkNotices(told.notices, await db.collection<Notice>('notifications').find().toArray()),
    ];
  }
}

function storeOf(stores: readonly StoreContents[], name: CheckedService['name']): StoreContents {
  const found = stores.find(({ service }) => service.name === name);
  if (!found) throw new Error(`${name} is not among the services that are checked`);
  return found;
}

const lettersOn = async (bus: MessageBus): Promise<Letter[]> =>
  (await bus.deadLetters.list()).map(({ group, message }) => ({ group, messageId: message.id }));
