import { Module } from '@nestjs/common';
import { ReplicaModule } from '../replicas/replica.module.js';
import { ExpressInterestHandler } from './express-interest/express-interest.handler.js';
import { InterestForEventHandler } from './interest-for-event/interest-for-event.handler.js';
import { InterestPresenter } from './interest.presenter.js';
import { InterestReader } from './interest.reader.js';
import { MyInterestsHandler } from './my-interests/my-interests.handler.js';
import { OrganizerInterestsHandler } from './organizer-interests/organizer-interests.handler.js';
import { InterestMarketEventDeletedReaction } from './reactions/interest-market-event-deleted.reaction.js';
import { RemoveInterestHandler } from './remove-interest/remove-interest.handler.js';

@Module({
  imports: [ReplicaModule],
  controllers: [
    ExpressInterestHandler,
    RemoveInterestHandler,
    InterestForEventHandler,
    MyInterestsHandler,
    OrganizerInterestsHandler,
  ],
  providers: [InterestReader, InterestPresenter, InterestMarketEventDeletedReaction],
})
export class InterestModule {}
