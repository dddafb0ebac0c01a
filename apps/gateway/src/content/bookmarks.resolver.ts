import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  Bookmark,
  BookmarkInput,
  BookmarkTarget,
  Done,
  MarketEvent,
  MyBookmarksInput,
  PublicProfile,
  addBookmark,
  myBookmarks,
  removeBookmark,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller, DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';

@Resolver(() => Bookmark)
export class BookmarksResolver {
  @Query(() => [Bookmark])
  myBookmarks(@Args('input') input: MyBookmarksInput, @CurrentCaller() caller: Caller): Promise<Bookmark[]> {
    return caller.call(myBookmarks, input);
  }

  @Mutation(() => Bookmark)
  addBookmark(@Args('input') input: BookmarkInput, @CurrentCaller() caller: Caller): Promise<Bookmark> {
    return caller.call(addBookmark, input);
  }

  @Mutation(() => Done)
  removeBookmark(@Args('input') input: BookmarkInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(removeBookmark, input);
  }

  /** null for another kind of bookmark and for a deleted event. */
  @ResolveField(() => MarketEvent, { nullable: true })
  event(@Parent() bookmark: Bookmark, @DataLoaders() loaders: Loaders): Promise<MarketEvent | null> | null {
    return bookmark.targetType === BookmarkTarget.event ? loaders.marketEvent.load(bookmark.targetId) : null;
  }

  /**
   * False for a deleted or hidden event and for a vendor without a profile. While their service is away, the list fails,
   * so that no one removes what only seems to be gone.
   */
  @ResolveField(() => Boolean)
  async isAvailable(
    @Parent() { targetType, targetId }: Bookmark,
    @DataLoaders() { marketEvent, profile }: Loaders,
  ): Promise<boolean> {
    if (targetType === BookmarkTarget.event) return (await marketEvent.load(targetId)) !== null;
    return targetType !== BookmarkTarget.vendor || (await profile.load(targetId)) !== null;
  }

  @ResolveField(() => PublicProfile, { nullable: true })
  vendor(@Parent() bookmark: Bookmark, @DataLoaders() loaders: Loaders): Promise<PublicProfile | null> | null {
    return bookmark.targetType === BookmarkTarget.vendor ? loaders.profile.load(bookmark.targetId) : null;
  }
}
