import { Injectable } from '@nestjs/common';
import type { Blueprint, CreateBlueprintInput } from '@stallbook/contracts';
import { OperationJournal } from '@stallbook/administration';
import { callerContext, EventStore } from '@stallbook/event-store';
import { badInput, isPresent, notFound, type CallContext } from '@stallbook/kernel';
import { LibraryReader } from '../../library/library.reader.js';
import { showBlueprint } from '../blueprint.presenter.js';
import { blueprint, type AdminCommand } from '../domain/blueprint.decider.js';
import type { BlueprintText } from '../domain/blueprint.events.js';
import type { BlueprintState } from '../domain/blueprint.state.js';

const LOGGED_AS = {
  draft: 'save_blueprint',
  edit: 'save_blueprint',
  publish: 'publish_blueprint',
  unpublish: 'unpublish_blueprint',
  delete: 'delete_blueprint',
} as const;

/** Executes an admin's command and enters it in the log of admin operations. */
@Injectable()
export class BlueprintEditor {
  constructor(
    private readonly store: EventStore,
    private readonly library: LibraryReader,
    private readonly journal: OperationJournal,
  ) {}

  async execute(id: string, context: CallContext, command: AdminCommand): Promise<Blueprint> {
    const state = await this.change(id, context, command);
    if (!isPresent(state)) throw notFound('Blueprint not found');
    return showBlueprint(id, state, await this.library.categories());
  }

  change(id: string, context: CallContext, command: AdminCommand): Promise<BlueprintState> {
    return this.store.transaction(
      callerContext(context),
      async (tx) => {
        const before = await tx.load(blueprint, id);
        const { state, appended } = await tx.execute(blueprint, id, command, before);
        if (appended.length > 0) {
          const title = [state, before.state].find(isPresent)?.title;
          const what = LOGGED_AS[command.type];
          await this.journal.enterIn(tx, context, { what, subject: id, title });
        }
        return state;
      },
      { repeated: async () => (await this.store.load(blueprint, id)).state },
    );
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
