import { Module } from '@nestjs/common';
import { AddBookmarkHandler } from './add-bookmark/add-bookmark.handler.js';
import { BookmarkLimits } from './bookmark-limits.js';
import { ForgetBookmarksReaction } from './forget-bookmarks.reaction.js';
import { MyBookmarksHandler } from './my-bookmarks/my-bookmarks.handler.js';
import { RemoveBookmarkHandler } from './remove-bookmark/remove-bookmark.handler.js';

@Module({
  controllers: [AddBookmarkHandler, RemoveBookmarkHandler, MyBookmarksHandler],
  providers: [BookmarkLimits, ForgetBookmarksReaction],
})
export class BookmarkModule {}
