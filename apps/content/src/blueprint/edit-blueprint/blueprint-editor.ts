import { Injectable } from '@nestjs/common';
import type { Blueprint, CreateBlueprintInput } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { badInput, isPresent, notFound, type CallContext } from '@stallbook/kernel';
import { LibraryReader } from '../../library/library.reader.js';
import { showBlueprint } from '../blueprint.presenter.js';
import { blueprint, type BlueprintCommand } from '../domain/blueprint.decider.js';
import type { BlueprintText } from '../domain/blueprint.events.js';

/** Executes an admin's command and returns the blueprint. */
@Injectable()
export class BlueprintEditor {
  constructor(
    private readonly store: EventStore,
    private readonly library: LibraryReader,
  ) {}

  async execute(id: string, context: CallContext, command: BlueprintCommand): Promise<Blueprint> {
    const { state } = await this.store.execute(blueprint, id, callerContext(context), command);
    if (!isPresent(state)) throw notFound('Blueprint not found');
    return showBlueprint(id, state, await this.library.categories());
  }

  /** @throws DomainError BAD_INPUT for an unknown category */
  async textOf({ title, description, categoryId, content }: CreateBlueprintInput): Promise<BlueprintText> {
    const categories = await this.library.categories();
    if (!categories.some(({ id }) => id === categoryId)) {
      throw badInput('Please choose a category', [{ path: 'categoryId', message: 'Please choose a category' }]);
    }
    return { title, description, categoryId, content };
  }
}
