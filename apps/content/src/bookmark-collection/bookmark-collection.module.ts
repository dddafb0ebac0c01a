import { Module } from '@nestjs/common';
import { AddBookmarkHandler } from './add-bookmark/add-bookmark.handler.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { BookmarksErasedReaction } from './reactions/bookmarks-erased.reaction.js';
import { MyBookmarksHandler } from './my-bookmarks/my-bookmarks.handler.js';
import { RemoveBookmarkHandler } from './remove-bookmark/remove-bookmark.handler.js';

@Module({
  controllers: [AddBookmarkHandler, RemoveBookmarkHandler, MyBookmarksHandler],
  imports: [ReplicaModule],
  providers: [BookmarksErasedReaction],
})
export class BookmarkCollectionModule {}
