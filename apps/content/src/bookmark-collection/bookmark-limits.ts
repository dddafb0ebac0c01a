import { Injectable } from '@nestjs/common';
import { BASIC_PLAN_BOOKMARKS } from '@stallbook/kernel';

/** How many bookmarks a person may save. */
@Injectable()
export class BookmarkLimits {
  /** -1: unlimited. Without a subscription, a person is on the basic plan. */
  maxBookmarksOf(_personId: string): Promise<number> {
    return Promise.resolve(BASIC_PLAN_BOOKMARKS);
  }
}
