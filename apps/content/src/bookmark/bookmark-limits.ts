import { Injectable } from '@nestjs/common';
import { BASIC_PLAN_BOOKMARKS } from '@stallbook/kernel';

/** How much who may save. */
@Injectable()
export class BookmarkLimits {
  /** -1: any number. Without an active subscription everybody is on the basic plan. */
  maxBookmarksOf(_personId: string): Promise<number> {
    return Promise.resolve(BASIC_PLAN_BOOKMARKS);
  }
}
