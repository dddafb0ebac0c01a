import { Controller } from '@nestjs/common';
import {
  deleteBlueprint,
  publishBlueprint,
  unpublishBlueprint,
  type Blueprint,
  type ByIdInput,
  type Done,
} from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { BlueprintEditor } from '../edit-blueprint/blueprint-editor.js';

@Controller()
export class PublishBlueprintHandler {
  constructor(private readonly editor: BlueprintEditor) {}

  @Handles(publishBlueprint)
  publish({ id }: ByIdInput, context: CallContext): Promise<Blueprint> {
    return this.editor.execute(id, context, { type: 'publish' });
  }

  @Handles(unpublishBlueprint)
  unpublish({ id }: ByIdInput, context: CallContext): Promise<Blueprint> {
    return this.editor.execute(id, context, { type: 'unpublish' });
  }

  @Handles(deleteBlueprint)
  async remove({ id }: ByIdInput, context: CallContext): Promise<Done> {
    await this.editor.change(id, context, { type: 'delete' });
    return { id };
  }
}
