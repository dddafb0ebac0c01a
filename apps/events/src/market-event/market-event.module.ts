import { Module } from '@nestjs/common';
import { AttemptLimit } from '@stallbook/platform';
import { DailyUses, dailyUsesSchema, modelsOf } from '@stallbook/platform/odm';
import { AdminOperationModule } from '../admin-operation/admin-operation.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { ChangeImagesHandler } from './change-images/change-images.handler.js';
import { CreateMarketEventHandler } from './create-market-event/create-market-event.handler.js';
import { DraftQuota } from './create-market-event/draft-quota.js';
import { DeleteMarketEventHandler } from './delete-market-event/delete-market-event.handler.js';
import { DuplicateMarketEventHandler } from './duplicate-market-event/duplicate-market-event.handler.js';
import { EditMarketEventHandler } from './edit-market-event/edit-market-event.handler.js';
import { MarketEventEditor } from './edit-market-event/market-event-editor.js';
import { RescheduleQuota } from './edit-market-event/reschedule-quota.js';
import { CodeLimit } from './find-market-event/code-limit.js';
import { FindMarketEventHandler } from './find-market-event/find-market-event.handler.js';
import { ResultCache } from './result-cache.js';
import { ListMarketEventsHandler } from './list-market-events/list-market-events.handler.js';
import { NearestMarketEvents } from './list-market-events/nearest-market-events.js';
import { MarketEventCriteria } from './list-market-events/market-event-criteria.js';
import { MarketEventClusters } from './market-event-map/market-event-clusters.js';
import { MarketEventMapHandler } from './market-event-map/market-event-map.handler.js';
import { MarketEventReader } from './market-event.reader.js';
import { MyMarketEventsHandler } from './my-market-events/my-market-events.handler.js';
import { ListPublishedHandler } from './list-published/list-published.handler.js';
import { PublishMarketEventHandler } from './publish-market-event/publish-market-event.handler.js';
import { OwnerErasedReaction } from './reactions/owner-erased.reaction.js';
import { OwnerRegisteredReaction } from './reactions/owner-registered.reaction.js';
import { PlacementReaction } from './reactions/placement.reaction.js';
import { RepeatMarketEventHandler } from './repeat-market-event/repeat-market-event.handler.js';
import { SearchCorrectionHandler } from './search-correction/search-correction.handler.js';
import { MarketEventSearch } from './search/market-event-search.js';
import { searchTermSchema } from './search/search-term.schema.js';
import { TermDictionary } from './search/term-dictionary.js';
import { TakeDownMarketEventHandler } from './take-down-market-event/take-down-market-event.handler.js';

@Module({
  imports: [modelsOf(dailyUsesSchema, searchTermSchema), AdminOperationModule, ReplicaModule],
  providers: [
    AttemptLimit,
    CodeLimit,
    DailyUses,
    DraftQuota,
    MarketEventEditor,
    MarketEventReader,
    RescheduleQuota,
    ResultCache,
    MarketEventClusters,
    MarketEventCriteria,
    MarketEventSearch,
    NearestMarketEvents,
    OwnerErasedReaction,
    OwnerRegisteredReaction,
    PlacementReaction,
    TermDictionary,
  ],
  controllers: [
    CreateMarketEventHandler,
    EditMarketEventHandler,
    ChangeImagesHandler,
    PublishMarketEventHandler,
    DeleteMarketEventHandler,
    DuplicateMarketEventHandler,
    RepeatMarketEventHandler,
    ListMarketEventsHandler,
    ListPublishedHandler,
    FindMarketEventHandler,
    MarketEventMapHandler,
    MyMarketEventsHandler,
    SearchCorrectionHandler,
    TakeDownMarketEventHandler,
  ],
  exports: [MarketEventReader],
})
export class MarketEventModule {}
