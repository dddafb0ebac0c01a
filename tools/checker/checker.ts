import { topics } from '@stallbook/contracts';
import type { DeadLetter } from '@stallbook/messaging';
import { checkAnswers } from './checks/answers.js';
import { checkCapacity } from './checks/capacity.js';
import { checkDeadLetters, type Letter } from './checks/dead-letters.js';
import { checkDeletions } from './checks/deletions.js';
import { checkDelivery } from './checks/delivery.js';
import { checkEndings } from './checks/endings.js';
import { checkLedger } from './checks/ledger.js';
import { checkEmails } from './checks/emails.js';
import { checkMissed } from './checks/missed.js';
import { checkNotices, type Notice } from './checks/notices.js';
import { checkPositions } from './checks/positions.js';
import { checkReadModel } from './checks/read-models.js';
import { checkReplica } from './checks/replicas.js';
import { checkSequences } from './checks/sequences.js';
import { checkSessions } from './checks/sessions.js';
import { checkStreams } from './checks/streams.js';
import type { Finding } from './finding.js';
import { readMailbox, readProviderTotals } from './gather/companions.js';
import { EventRecorder } from './gather/event-recorder.js';
import { notedAsMissed, placesOf } from './gather/given-up.js';
import { readHandled } from './gather/handled.js';
import { readMarkets } from './gather/markets.js';
import { expectedRecipients } from './gather/expected-recipients.js';
import { messageNotices } from './gather/message-notices.js';
import { readQueuedJobs } from './gather/queued-jobs.js';
import { readLeftovers } from './gather/leftovers.js';
import { readReplica } from './gather/replicas.js';
import { readSessions } from './gather/sessions.js';
import { readView } from './gather/shown.js';
import { readStoredWork } from './gather/stored-work.js';
import { readStore, type StoreContents } from './gather/stores.js';
import { nameOf, replicasOf } from './replicas.js';
import { checkedServices, type CheckedService } from './services.js';
import type { Story, System } from './system.js';

/** Longer than any normal work takes. */
const UNFINISHED_MS = 60_000;

export interface Report {
  findings: Finding[];
  counts: Record<string, number>;
}

/** Checks whether anything was lost or duplicated. Changes nothing; unfinished work counts as lost. */
export class Checker {
  private constructor(
    private readonly system: System,
    private readonly services: CheckedService[],
    private readonly recorder: EventRecorder,
  ) {}

  static async open(system: System): Promise<Checker> {
    return new Checker(system, checkedServices(), await EventRecorder.open(system.bus));
  }

  close(): Promise<void> {
    return this.recorder.close();
  }

  /** The groups that dead-letter an unreadable message of this type. */
  hearersOf(type: string): string[] {
    return this.services.flatMap(({ consumers }) =>
      [...consumers].filter(([, types]) => types.has(type)).map(([group]) => group),
    );
  }

  async check(story: Story): Promise<Report> {
    const stores: StoreContents[] = [];
    for (const service of this.services) stores.push(await readStore(this.system, service));
    const listeners = await Promise.all(this.services.map((service) => readHandled(this.system, service)));
    const announced = stores.flatMap((store) => store.announced);
    const onBus = await this.recorder.all();
    const delivered = {
      announced,
      onBus,
      compacted: new Set(topics.filter((topic) => 'compacted' in topic).map(({ name }) => String(name))),
      listeners: listeners.flat(),
      poison: new Set(story.poison.map(({ messageId }) => messageId)),
    };
    const letters = await this.system.bus.deadLetters.list();
    const { sessions, confirmed } = await readSessions(storeOf(stores, 'identity'));
    const findings = [
      ...checkAnswers(story.answers, new Map(stores.map(({ service, commits }) => [service.name, commits]))),
      ...stores.flatMap(({ service, commits }) => [
        ...checkStreams(service.name, commits),
        ...checkPositions(service.name, commits),
      ]),
      ...checkDelivery(delivered),
      ...checkSequences(delivered),
      ...checkMissed({
        noted: notedAsMissed(delivered.listeners),
        letters: placesOf(letters),
        compacted: delivered.compacted,
      }),
      ...(await this.checkViews(stores)),
      ...(await this.checkReplicas(stores)),
      ...(await this.checkWork(stores)),
      ...checkSessions(sessions, confirmed),
      ...(await this.checkMoney(stores)),
      ...checkCapacity(readMarkets(storeOf(stores, 'applications'), announced)),
      ...checkDeletions(await readLeftovers(announced, (name) => storeOf(stores, name).db)),
      ...(await this.checkRecipients(stores, story)),
      ...checkDeadLetters(letters.map(letterOf), story.poison),
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
      for (const projection of store.service.store.projections) {
        const { live, rebuilt } = await readView(store, projection);
        findings.push(...checkReadModel(`${store.service.name}.${projection.name}`, live, rebuilt));
      }
    }
    return findings;
  }

  private async checkReplicas(stores: readonly StoreContents[]): Promise<Finding[]> {
    const findings: Finding[] = [];
    for (const replica of replicasOf(this.system.config)) {
      const { service, source } = replica;
      const copied = await readReplica(replica, storeOf(stores, service), storeOf(stores, source.service));
      findings.push(...checkReplica(nameOf(replica), copied));
    }
    return findings;
  }

  private async checkWork(stores: readonly StoreContents[]): Promise<Finding[]> {
    const pending = await readQueuedJobs(this.system);
    for (const store of stores) pending.push(...(await readStoredWork(store)));
    return checkEndings(pending, new Date(), UNFINISHED_MS);
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

  private async checkRecipients(stores: readonly StoreContents[], story: Story): Promise<Finding[]> {
    const { db } = storeOf(stores, 'notifications');
    const expected = expectedRecipients(stores.flatMap(({ announced }) => announced));
    const recorded = await db.collection<{ _id: string; status: string }>('emails').find().toArray();
    return [
      ...checkEmails({
        expected: [...expected.mails, ...story.confirmations],
        overtaken: expected.overtaken,
        recorded: new Map(recorded.map(({ _id, status }) => [_id, status])),
        received: await readMailbox(this.system.config),
        mayRepeat: story.mailsMayRepeat,
      }),
      ...checkNotices(
        expected.notices,
        await messageNotices(db),
        await db.collection<Notice>('notifications').find().toArray(),
      ),
    ];
  }
}

function storeOf(stores: readonly StoreContents[], name: CheckedService['name']): StoreContents {
  const found = stores.find(({ service }) => service.name === name);
  if (!found) throw new Error(`${name} is not among the services that are checked`);
  return found;
}

const letterOf = ({ group, message: { id: messageId } }: DeadLetter): Letter => ({ group, messageId });
