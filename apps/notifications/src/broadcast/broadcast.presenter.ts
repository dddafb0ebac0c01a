import { Injectable } from '@nestjs/common';
import { BroadcastGroup, BroadcastStatus, SHOWN_NAMES, type Broadcast } from '@stallbook/contracts';
import { BroadcastGroups } from './broadcast-groups.js';
import type { BroadcastDocument } from './broadcast.schema.js';

@Injectable()
export class BroadcastPresenter {
  constructor(private readonly groups: BroadcastGroups) {}

  async many(broadcasts: readonly BroadcastDocument[]): Promise<Broadcast[]> {
    const missed = broadcasts.flatMap(({ notReached }) => notReached);
    const recipients = missed.length > 0 ? await this.groups.byIds(missed) : [];
    const names = new Map(recipients.map(({ applicationId, name }) => [applicationId, name]));
    return broadcasts.map(({ _id: id, group, category, content, status, cursor, delivered, ...rest }) => ({
      id,
      group: BroadcastGroup[group],
      category,
      content,
      status: BroadcastStatus[status],
      total: rest.applicationIds.length,
      done: cursor,
      delivered,
      notReached: rest.notReached.flatMap((one) => names.get(one) ?? []).slice(0, SHOWN_NAMES),
      createdAt: rest.createdAt.toISOString(),
    }));
  }
}
