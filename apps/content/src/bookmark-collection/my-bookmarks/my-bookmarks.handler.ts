import { Controller, Inject } from '@nestjs/common';
import { myBookmarks, type Bookmark, type MyBookmarksInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { showBookmark } from '../bookmark-collection.presenter.js';
import { bookmarkCollections } from '../bookmark-collection.projection.js';

@Controller()
export class MyBookmarksHandler {
  constructor(@Inject(DB) private readonly db: Db) {}

  @Handles(myBookmarks)
  async handle({ targetType }: MyBookmarksInput, context: CallContext): Promise<Bookmark[]> {
    const found = await bookmarkCollections.in(this.db).findOne({ _id: actorOf(context).id });
    const items = found?.items ?? [];
    return items.filter((item) => !targetType || item.targetType === targetType).map(showBookmark);
  }
}
