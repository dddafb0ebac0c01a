import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  BlogPost,
  BlogPostPage,
  BlogPostsInput,
  ById,
  BySlugOrId,
  Done,
  blogPost,
  blogPosts,
  countPostView,
} from '@stallbook/contracts';
import type { Caller } from '../graphql/caller.js';
import { Asks } from '../graphql/context.js';

@Resolver()
export class ContentResolver {
  @Query(() => BlogPostPage)
  blogPosts(@Args('input') input: BlogPostsInput, @Asks() caller: Caller): Promise<BlogPostPage> {
    return caller.callPublic(blogPosts, input);
  }

  /** Admins see drafts too: their answer is their own. */
  @Query(() => BlogPost)
  blogPost(@Args('input') input: BySlugOrId, @Asks() caller: Caller): Promise<BlogPost> {
    return caller.actor?.role === 'admin' ? caller.call(blogPost, input) : caller.callPublic(blogPost, input);
  }

  @Mutation(() => Done)
  countPostView(@Args('input') input: ById, @Asks() caller: Caller): Promise<Done> {
    return caller.call(countPostView, input);
  }
}
