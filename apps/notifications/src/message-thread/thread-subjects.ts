import { Inject, Injectable } from '@nestjs/common';
import { MessageThreadType, type MessageSubjectInput } from '@stallbook/contracts';
import { DomainError, idFrom, type Actor } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { APPLICATION_REPLICAS, type ApplicationReplica } from '../replicas/application-replica.schema.js';
import { Replicas } from '../replicas/replicas.js';
import type { Participant, ThreadFacts } from './domain/message-thread.state.js';
import { nameOf } from './names.js';

type Party = Pick<Participant, 'personId' | 'role'>;

export interface Subject {
  thread: ThreadFacts;
  /** The caller first. */
  people: readonly [Party, Party];
  name: string;
  eventTitle: string | null;
}

export const threadIds = {
  event: (marketEventId: string, vendorId: string, organizerId: string): string =>
    idFrom('message-thread', 'event', marketEventId, vendorId, organizerId),
  application: (applicationId: string, organizerId: string): string =>
    idFrom('message-thread', 'application', applicationId, organizerId),
  person: (one: string, other: string): string => idFrom('message-thread', 'person', ...[one, other].sort()),
};

const noContact = () => new DomainError('MESSAGE.NO_CONTACT', 'You can’t start a conversation about this.');

/** Who may write to each other about what. The ID follows from the subject, so there is one conversation about it. */
@Injectable()
export class ThreadSubjects {
  private readonly applications: Collection<ApplicationReplica>;

  constructor(
    @Inject(DB) db: Db,
    private readonly replicas: Replicas,
  ) {
    this.applications = db.collection<ApplicationReplica>(APPLICATION_REPLICAS);
  }

  /** @throws DomainError MESSAGE.NO_CONTACT if the caller may not write about it, or it does not exist */
  async resolve({ threadType, subjectId }: MessageSubjectInput, caller: Actor): Promise<Subject> {
    switch (threadType) {
      case MessageThreadType.event:
        return this.aboutEvent(subjectId, caller);
      case MessageThreadType.application:
        return this.aboutApplication(subjectId, caller);
      case MessageThreadType.person:
        return this.withPerson(subjectId, caller);
    }
  }

  private async aboutEvent(marketEventId: string, caller: Actor): Promise<Subject> {
    const market = await this.replicas.market(marketEventId);
    if (caller.role !== 'vendor' || !market?.organizerId || market.status !== 'published') throw noContact();
    const organizer: Party = { personId: market.organizerId, role: 'organizer' };
    const threadId = threadIds.event(marketEventId, caller.id, organizer.personId);
    const thread: ThreadFacts = { threadId, threadType: 'event', marketEventId, applicationId: null };
    return this.between(thread, caller, organizer, market.title);
  }

  private async aboutApplication(applicationId: string, caller: Actor): Promise<Subject> {
    const application = await this.applications.findOne({ _id: applicationId });
    const { vendorId, marketEventId } = application ?? {};
    if (!vendorId || !marketEventId) throw noContact();
    const market = await this.replicas.market(marketEventId);
    // A market event can change hands.
    const organizerId = market?.organizerId;
    if (!organizerId) throw noContact();
    const vendor: Party = { personId: vendorId, role: 'vendor' };
    const organizer: Party = { personId: organizerId, role: 'organizer' };
    const other = caller.id === vendorId ? organizer : caller.id === organizerId ? vendor : undefined;
    if (!other) throw noContact();
    const threadId = threadIds.application(applicationId, organizerId);
    const thread: ThreadFacts = { threadId, threadType: 'application', marketEventId, applicationId };
    return this.between(thread, caller, other, market.title);
  }

  private async withPerson(personId: string, caller: Actor): Promise<Subject> {
    const role = (await this.replicas.person(personId))?.role;
    if (!role || role === caller.role) throw noContact();
    const threadId = threadIds.person(caller.id, personId);
    const thread: ThreadFacts = { threadId, threadType: 'person', marketEventId: null, applicationId: null };
    return this.between(thread, caller, { personId, role }, null);
  }

  private async between(thread: ThreadFacts, caller: Actor, other: Party, eventTitle: string | null): Promise<Subject> {
    const { id: personId, role } = caller;
    if (role === 'none' || role === 'system' || personId === other.personId) throw noContact();
    const person = await this.replicas.person(other.personId);
    if (person?.email === null) throw noContact();
    return { thread, people: [{ personId, role }, other], name: nameOf(person, other.role), eventTitle };
  }
}
