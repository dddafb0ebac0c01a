import { Controller } from '@nestjs/common';
import {
  allBlueprints,
  blueprint,
  blueprints,
  type Blueprint,
  type BlueprintsInput,
  type BlueprintSummary,
  type ByIdInput,
} from '@stallbook/contracts';
import { actorOf, escapeRegExp, notFound, type Actor, type CallContext } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import { Handles } from '@stallbook/rpc';
import { LibraryReader } from '../../library/library.reader.js';
import { showBlueprint } from '../blueprint.presenter.js';
import { BlueprintReader } from '../blueprint.reader.js';

@Controller()
export class ReadBlueprintsHandler {
  constructor(
    private readonly reader: BlueprintReader,
    private readonly library: LibraryReader,
    private readonly memberships: MembershipReplicas,
  ) {}

  @Handles(blueprints)
  async list({ categoryId, search }: BlueprintsInput, context: CallContext): Promise<BlueprintSummary[]> {
    await this.assertReader(actorOf(context));
    const text = search?.trim().toLowerCase();
    return this.reader.list({
      status: 'published',
      ...(categoryId && { categoryId }),
      ...(text && { searchText: { $regex: escapeRegExp(text) } }),
    });
  }

  @Handles(allBlueprints)
  all(): Promise<BlueprintSummary[]> {
    return this.reader.list({});
  }

  @Handles(blueprint)
  async one({ id }: ByIdInput, context: CallContext): Promise<Blueprint> {
    const actor = actorOf(context);
    await this.assertReader(actor);
    const [found, categories] = await Promise.all([
      this.reader.collection.findOne({ _id: id }),
      this.library.categories(),
    ]);
    if (!found || (found.status === 'draft' && actor.role !== 'admin')) throw notFound('Blueprint not found');
    return showBlueprint(id, found, categories);
  }

  /** Admins edit the library. */
  private async assertReader({ id, role }: Actor): Promise<void> {
    if (role === 'vendor') await this.memberships.assert(id, 'canReadLibrary');
  }
}
