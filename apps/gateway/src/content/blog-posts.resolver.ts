import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  BlogPost,
  BlogPostPage,
  BlogPostSummary,
  BlogPostsInput,
  ByIdInput,
  BySlugOrIdInput,
  Done,
  PopularPostsInput,
  RecentPostsInput,
  RelatedPostsInput,
  blogPost,
  blogPosts,
  countPostView,
  popularPosts,
  recentPosts,
  relatedPosts,
} from '@stallbook/contracts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../session/caller.js';
import { CurrentCaller, DataLoaders, HttpRequest } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';
import { authorNameOf } from './author-name.js';
import { agentOf, remoteAddressOf } from '../session/client.js';

@Resolver(() => BlogPost)
export class BlogPostsResolver {
  @Query(() => BlogPostPage)
  blogPosts(@Args('input') input: BlogPostsInput, @CurrentCaller() caller: Caller): Promise<BlogPostPage> {
    return caller.callPublic(blogPosts, input);
  }

  @Query(() => [BlogPostSummary])
  popularPosts(@Args('input') input: PopularPostsInput, @CurrentCaller() caller: Caller): Promise<BlogPostSummary[]> {
    return caller.callPublic(popularPosts, input);
  }

  @Query(() => [BlogPostSummary])
  recentPosts(@Args('input') input: RecentPostsInput, @CurrentCaller() caller: Caller): Promise<BlogPostSummary[]> {
    return caller.callPublic(recentPosts, input);
  }

  @Query(() => [BlogPostSummary])
  relatedPosts(@Args('input') input: RelatedPostsInput, @CurrentCaller() caller: Caller): Promise<BlogPostSummary[]> {
    return caller.actor?.role === 'admin' ? caller.call(relatedPosts, input) : caller.callPublic(relatedPosts, input);
  }

  /** Admins also see drafts, so their answer is not cached. */
  @Query(() => BlogPost)
  blogPost(@Args('input') input: BySlugOrIdInput, @CurrentCaller() caller: Caller): Promise<BlogPost> {
    return caller.actor?.role === 'admin' ? caller.call(blogPost, input) : caller.callPublic(blogPost, input);
  }

  /** null for a post of the house, and for an author who deleted the account. */
  @ResolveField(() => String, { nullable: true })
  authorName(@Parent() { authorId }: BlogPost, @DataLoaders() loaders: Loaders): Promise<string | null> {
    return authorNameOf(authorId, loaders);
  }

  @Mutation(() => Done)
  countPostView(
    @Args('input') { id }: ByIdInput,
    @CurrentCaller() caller: Caller,
    @HttpRequest() request: FastifyRequest,
  ): Promise<Done> {
    return caller.call(countPostView, { id, remoteAddress: remoteAddressOf(request), userAgent: agentOf(request) });
  }
}
