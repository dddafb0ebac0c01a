import { Controller } from '@nestjs/common';
import { applicationTimeline, type Timeline, type TimelineEntry, type TimelineInput } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { ProfileReplicas } from '../../replicas/profile-replicas.js';
import { ApplicationReader } from '../application.reader.js';
import { application } from '../domain/application.decider.js';
import { timelineOf, shownTo } from '../domain/timeline.js';

/** The cursor counts the entries read. */
@Controller()
export class ApplicationTimelineHandler {
  constructor(
    private readonly store: EventStore,
    private readonly reader: ApplicationReader,
    private readonly profiles: ProfileReplicas,
  ) {}

  @Handles(applicationTimeline)
  async handle({ id, cursor, limit }: TimelineInput, context: CallContext): Promise<Timeline> {
    const actor = actorOf(context);
    const { vendorId } = await this.reader.asParty(id, actor);
    const history = await this.store.history(application, id);
    const party = vendorId === actor.id ? 'vendor' : 'organizer';
    const isShown = shownTo(party, history);
    const entries = timelineOf(history).filter((_, index) => isShown[index]);
    const from = Number(cursor ?? 0);
    const names = await this.namesOf(history.map(({ meta }) => meta.actorId));
    const items = entries.slice(from, from + limit).map(({ event: { id, meta }, what, changes }): TimelineEntry => ({
      id,
      at: meta.occurredAt.toISOString(),
      actorName: meta.actorId === 'system' ? 'Stallbook' : (names.get(meta.actorId) ?? ''),
      what,
      changes,
    }));
    const next = from + items.length;
    return { items, nextCursor: next < entries.length ? String(next) : null };
  }

  private async namesOf(people: string[]): Promise<Map<string, string>> {
    const profiles = await this.profiles.byIds([...new Set(people)]);
    return new Map(profiles.map(({ _id, businessName }) => [_id, businessName]));
  }
}
