import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AllPostsInput,
  BlogPostPage,
  ByIdInput,
  CreatePostInput,
  Done,
  EditablePost,
  PostVersion,
  PostVersionInput,
  PostVersionText,
  RenderedPost,
  RenderPostInput,
  PublishPostInput,
  SchedulePostInput,
  UpdatePostInput,
  allPosts,
  createPost,
  deletePost,
  postForEditing,
  postVersion,
  postVersions,
  publishPost,
  renderPost,
  schedulePost,
  unpublishPost,
  updatePost,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
export class BlogEditingResolver {
  @Query(() => BlogPostPage)
  allPosts(@Args('input') input: AllPostsInput, @CurrentCaller() caller: Caller): Promise<BlogPostPage> {
    return caller.call(allPosts, input);
  }

  @Query(() => EditablePost)
  postForEditing(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<EditablePost> {
    return caller.call(postForEditing, input);
  }

  @Query(() => RenderedPost)
  renderPost(@Args('input') input: RenderPostInput, @CurrentCaller() caller: Caller): Promise<RenderedPost> {
    return caller.call(renderPost, input);
  }

  @Query(() => [PostVersion])
  postVersions(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<PostVersion[]> {
    return caller.call(postVersions, input);
  }

  @Query(() => PostVersionText)
  postVersion(@Args('input') input: PostVersionInput, @CurrentCaller() caller: Caller): Promise<PostVersionText> {
    return caller.call(postVersion, input);
  }

  @Mutation(() => EditablePost)
  createPost(@Args('input') input: CreatePostInput, @CurrentCaller() caller: Caller): Promise<EditablePost> {
    return caller.call(createPost, input);
  }

  @Mutation(() => EditablePost)
  updatePost(@Args('input') input: UpdatePostInput, @CurrentCaller() caller: Caller): Promise<EditablePost> {
    return caller.call(updatePost, input);
  }

  @Mutation(() => EditablePost)
  publishPost(@Args('input') input: PublishPostInput, @CurrentCaller() caller: Caller): Promise<EditablePost> {
    return caller.call(publishPost, input);
  }

  @Mutation(() => EditablePost)
  schedulePost(@Args('input') input: SchedulePostInput, @CurrentCaller() caller: Caller): Promise<EditablePost> {
    return caller.call(schedulePost, input);
  }

  @Mutation(() => EditablePost)
  unpublishPost(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<EditablePost> {
    return caller.call(unpublishPost, input);
  }

  @Mutation(() => Done)
  deletePost(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(deletePost, input);
  }
}
