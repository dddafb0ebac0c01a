import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { recommendedBlueprints, type BlueprintSummary, type NoInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import { Handles } from '@stallbook/rpc';
import type { Model } from 'mongoose';
import { LibraryReader } from '../../library/library.reader.js';
import { ApplicationReplicas } from '../../replicas/application-replicas.js';
import { BLUEPRINT_PROGRESS, type BlueprintProgressRow } from '../blueprint-progress.schema.js';
import { showSummary } from '../blueprint.presenter.js';
import { BlueprintReader } from '../blueprint.reader.js';
import { recommend, recommendedCategories } from '../domain/recommendation.js';

@Controller()
export class RecommendedBlueprintsHandler {
  constructor(
    private readonly reader: BlueprintReader,
    private readonly library: LibraryReader,
    private readonly applications: ApplicationReplicas,
    private readonly memberships: MembershipReplicas,
    @InjectModel(BLUEPRINT_PROGRESS) private readonly progress: Model<BlueprintProgressRow>,
  ) {}

  @Handles(recommendedBlueprints)
  async handle(_input: NoInput, context: CallContext): Promise<BlueprintSummary[]> {
    const { id: vendorId } = actorOf(context);
    await this.memberships.assert(vendorId, 'canReadLibrary');
    const [categories, record, completed] = await Promise.all([
      this.library.categories(),
      this.applications.trackRecordOf(vendorId),
      this.progress.find({ vendorId, completed: true }).lean(),
    ]);
    const categoryIds = recommendedCategories(record).flatMap(
      (wanted) => categories.find(({ slug }) => slug === wanted)?.id ?? [],
    );
    const candidates = await this.reader.summaries({ categoryId: { $in: categoryIds }, status: 'published' });
    const done = new Set(completed.map(({ blueprintId }) => blueprintId));
    return recommend(candidates, categoryIds, done).map((one) => showSummary(one, categories));
  }
}
