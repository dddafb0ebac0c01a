import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EventStore, systemContext } from '@stallbook/event-store';
import { newId } from '@stallbook/kernel';
import { library, LIBRARY_ID } from '../../library/domain/library.decider.js';
import { blueprint } from '../domain/blueprint.decider.js';
import { seedCategories } from './categories.js';
import { blueprintIdOf, textOf } from './seed-blueprint.js';
import { seedBlueprints } from './seed-blueprints.js';

/** Fills the library of a new installation. What an admin edited or deleted stays as it is. */
@Injectable()
export class SeedLibrary implements OnApplicationBootstrap {
  constructor(private readonly store: EventStore) {}

  async onApplicationBootstrap(): Promise<void> {
    if ((await this.store.load(library, LIBRARY_ID)).version > 0) return;
    const contributions = seedBlueprints.map((one, orderIndex) => ({
      id: blueprintIdOf(one),
      command: { type: 'contribute' as const, text: textOf(one), orderIndex },
    }));
    await this.store.transaction(systemContext({ commandId: newId() }), async (tx) => {
      await tx.execute(library, LIBRARY_ID, { type: 'fill', categories: [...seedCategories] });
      await tx.executeMany(blueprint, contributions);
    });
  }
}
