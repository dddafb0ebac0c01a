import { EventCodec, PersonalData, PersonKeys, rebuildProjection } from '@stallbook/event-store';
import { serviceDb } from '@stallbook/platform';
import { checkedServices } from '../services.js';
import type { System } from '../system.js';

export interface Rebuilding {
  /** How often every read model was rebuilt while the load ran. */
  rounds: number;
  over: Promise<void>;
}

/** Rebuilds every read model repeatedly while `load` runs. */
export function rebuildWhile({ client, config }: System, load: Promise<void>): Rebuilding {
  let isOver = false;
  const end = (): void => void (isOver = true);
  void load.then(end, end);
  const rebuildAll = async (): Promise<void> => {
    for (const { name, store } of checkedServices()) {
      const db = serviceDb(client, config.STALLBOOK_DB_PREFIX, name);
      const codec = new EventCodec(new PersonalData(new PersonKeys(db, config)));
      for (const projection of store.projections) await rebuildProjection({ db, codec }, projection);
    }
  };
  const repeat = async (): Promise<void> => {
    while (!isOver) {
      await rebuildAll();
      if (!isOver) rebuilding.rounds += 1;
    }
  };
  const rebuilding: Rebuilding = { rounds: 0, over: Promise.resolve() };
  rebuilding.over = repeat();
  return rebuilding;
}
