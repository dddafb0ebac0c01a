import { Injectable } from '@nestjs/common';
import type { NotificationType } from '@stallbook/contracts';
import { Replicas } from '../replicas/replicas.js';
import { compose } from './compose.js';
import { factsFrom, type NotificationTo } from './notification-plan.js';
import { neededFor, type Trigger } from './trigger.js';

export interface TriggerText {
  trigger: Trigger;
  personId: string;
  type: `${NotificationType}`;
}

/** What notifications say when they are sent later: their market event can have another title by then. */
@Injectable()
export class TriggerTexts {
  constructor(private readonly replicas: Replicas) {}

  /** undefined: it stays as it was written, as without its market event or after a person's erasure. */
  async now({
    trigger,
    personId,
    type,
  }: TriggerText): Promise<Pick<NotificationTo, 'title' | 'body' | 'names'> | undefined> {
    const needed = neededFor(trigger);
    if (needed.markets.length === 0) return undefined;
    const known = await this.replicas.known(needed);
    const isKnown =
      needed.people.every((id) => typeof known.people.get(id)?.email === 'string') &&
      needed.markets.every((id) => known.markets.has(id));
    if (!isKnown) return undefined;
    const { notifications } = compose(trigger, factsFrom(known, new Map(), String));
    const found = notifications.find(
      (notification) => notification.personId === personId && notification.type === type,
    );
    return found && { title: found.title, body: found.body, ...(found.names && { names: found.names }) };
  }
}
