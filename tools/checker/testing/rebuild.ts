import { EventCodec, PersonalData, PersonKeys, rebuildProjection } from '@stallbook/event-store';
import { serviceDb } from '@stallbook/platform';
import { checkedServices } from '../services.js';
import type { System } from '../system.js';

/** Rebuilds every read model repeatedly while `load` runs. Returns the number of rounds. */
export async function rebuildWhile({ client, config }: System, load: Promise<void>): Promise<number> {
  const rounds = { done: 0, isOver: false };
  const end = (): void => void (rounds.isOver = true);
  const over = load.then(end, end);
  while (!rounds.isOver) {
    for (const { name, store } of checkedServices()) {
      const db = serviceDb(client, config.STALLBOOK_DB_PREFIX, name);
      const codec = new EventCodec(new PersonalData(new PersonKeys(db, config)));
      for (const projection of store.projections) await rebuildProjection({ db, codec }, projection);
    }
    rounds.done += 1;
  }
  await over;
  return rounds.done;
}
