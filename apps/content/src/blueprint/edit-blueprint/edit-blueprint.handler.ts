import { Controller } from '@nestjs/common';
import {
  createBlueprint,
  editBlueprint,
  type Blueprint,
  type CreateBlueprintInput,
  type EditBlueprintInput,
} from '@stallbook/contracts';
import { idFrom, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { BlueprintReader } from '../blueprint.reader.js';
import { BlueprintEditor } from './blueprint-editor.js';

@Controller()
export class EditBlueprintHandler {
  constructor(
    private readonly editor: BlueprintEditor,
    private readonly reader: BlueprintReader,
  ) {}

  /** A new blueprint is the last one. */
  @Handles(createBlueprint)
  async create(input: CreateBlueprintInput, context: CallContext): Promise<Blueprint> {
    const [text, last] = await Promise.all([
      this.editor.textOf(input),
      this.reader.collection.findOne({}, { sort: { orderIndex: -1, _id: -1 }, projection: { orderIndex: 1 } }),
    ]);
    const orderIndex = (last?.orderIndex ?? -1) + 1;
    return this.editor.execute(idFrom('blueprint', context.commandId), context, { type: 'draft', text, orderIndex });
  }

  @Handles(editBlueprint)
  async edit(input: EditBlueprintInput, context: CallContext): Promise<Blueprint> {
    const text = await this.editor.textOf(input);
    return this.editor.execute(input.id, context, { type: 'edit', text, revision: input.revision });
  }
}
