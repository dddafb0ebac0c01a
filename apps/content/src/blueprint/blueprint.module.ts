import { Module } from '@nestjs/common';
import { OperationJournal } from '@stallbook/administration';
import { modelsOf } from '@stallbook/platform/odm';
import { LibraryModule } from '../library/library.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { BlueprintAnalyticsHandler } from './blueprint-analytics/blueprint-analytics.handler.js';
import { BlueprintProgressHandler } from './blueprint-progress/blueprint-progress.handler.js';
import { blueprintProgressSchema } from './blueprint-progress.schema.js';
import { blueprintViewSchema } from './blueprint-view.schema.js';
import { BlueprintReader } from './blueprint.reader.js';
import { BlueprintEditor } from './edit-blueprint/blueprint-editor.js';
import { EditBlueprintHandler } from './edit-blueprint/edit-blueprint.handler.js';
import { OpenBlueprintHandler } from './open-blueprint/open-blueprint.handler.js';
import { OrderBlueprintsHandler } from './order-blueprints/order-blueprints.handler.js';
import { ReadingErasedReaction } from './reactions/reading-erased.reaction.js';
import { PublishBlueprintHandler } from './publish-blueprint/publish-blueprint.handler.js';
import { ReadBlueprintsHandler } from './read-blueprints/read-blueprints.handler.js';
import { RecommendedBlueprintsHandler } from './recommended-blueprints/recommended-blueprints.handler.js';
import { SeedLibrary } from './seed/seed-library.js';

@Module({
  imports: [modelsOf(blueprintProgressSchema, blueprintViewSchema), LibraryModule, ReplicaModule],
  controllers: [
    ReadBlueprintsHandler,
    EditBlueprintHandler,
    PublishBlueprintHandler,
    OrderBlueprintsHandler,
    OpenBlueprintHandler,
    BlueprintProgressHandler,
    RecommendedBlueprintsHandler,
    BlueprintAnalyticsHandler,
  ],
  providers: [BlueprintReader, BlueprintEditor, OperationJournal, ReadingErasedReaction, SeedLibrary],
})
export class BlueprintModule {}
