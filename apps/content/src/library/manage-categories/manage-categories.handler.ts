import { Controller, Inject } from '@nestjs/common';
import {
  createBlueprintCategory,
  deleteBlueprintCategory,
  editBlueprintCategory,
  orderBlueprintCategories,
  type BlueprintCategory,
  type ByIdInput,
  type ByIdsInput,
  type CreateBlueprintCategoryInput,
  type EditBlueprintCategoryInput,
} from '@stallbook/contracts';
import { OperationJournal } from '@stallbook/administration';
import { callerContext, EventStore } from '@stallbook/event-store';
import { idFrom, type CallContext } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { blueprints } from '../../blueprint/blueprint.projection.js';
import { library, LIBRARY_ID, type LibraryCommand } from '../domain/library.decider.js';
import { showCategories } from '../library.presenter.js';

@Controller()
export class ManageCategoriesHandler {
  constructor(
    private readonly store: EventStore,
    private readonly journal: OperationJournal,
    @Inject(DB) private readonly db: Db,
  ) {}

  @Handles(createBlueprintCategory)
  create(input: CreateBlueprintCategoryInput, context: CallContext): Promise<BlueprintCategory[]> {
    const categoryId = idFrom('blueprint-category', context.commandId);
    return this.execute(context, { type: 'add', category: { ...input, categoryId } });
  }

  @Handles(editBlueprintCategory)
  edit({ id, ...input }: EditBlueprintCategoryInput, context: CallContext): Promise<BlueprintCategory[]> {
    return this.execute(context, { type: 'edit', category: { ...input, categoryId: id } });
  }

  @Handles(deleteBlueprintCategory)
  async remove({ id }: ByIdInput, context: CallContext): Promise<BlueprintCategory[]> {
    const used = blueprints.in(this.db);
    return this.execute(context, {
      type: 'remove',
      categoryId: id,
      blueprints: await used.countDocuments({ categoryId: id }),
    });
  }

  @Handles(orderBlueprintCategories)
  order({ ids }: ByIdsInput, context: CallContext): Promise<BlueprintCategory[]> {
    return this.execute(context, { type: 'order', categoryIds: ids });
  }

  private async execute(context: CallContext, command: LibraryCommand): Promise<BlueprintCategory[]> {
    const state = await this.store.transaction(
      callerContext(context),
      async (tx) => {
        const done = await tx.execute(library, LIBRARY_ID, command);
        const entry = { what: 'change_blueprint_categories', subject: command.type } as const;
        if (done.appended.length > 0) await this.journal.enterIn(tx, context, entry);
        return done.state;
      },
      { repeated: async () => (await this.store.load(library, LIBRARY_ID)).state },
    );
    return showCategories(state);
  }
}
