import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  BlogPost,
  BlogPostPage,
  BlogPostsInput,
  ByIdInput,
  BySlugOrIdInput,
  Done,
  blogPost,
  blogPosts,
  countPostView,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
export class ContentResolver {
  @Query(() => BlogPostPage)
  blogPosts(@Args('input') input: BlogPostsInput, @CurrentCaller() caller: Caller): Promise<BlogPostPage> {
    return caller.callPublic(blogPosts, input);
  }

  /** Admins also see drafts, so their answer is not cached. */
  @Query(() => BlogPost)
  blogPost(@Args('input') input: BySlugOrIdInput, @CurrentCaller() caller: Caller): Promise<BlogPost> {
    return caller.actor?.role === 'admin' ? caller.call(blogPost, input) : caller.callPublic(blogPost, input);
  }

  @Mutation(() => Done)
  countPostView(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(countPostView, input);
  }
}
