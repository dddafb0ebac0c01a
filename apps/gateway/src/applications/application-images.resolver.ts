import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  ApplicationImage,
  ByApplicationIdInput,
  DeleteApplicationImageInput,
  ReorderApplicationImagesInput,
  applicationImages,
  deleteApplicationImage,
  reorderApplicationImages,
} from '@stallbook/contracts';
import { CurrentCaller, DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';
import type { Caller } from '../session/caller.js';

@Resolver(() => ApplicationImage)
export class ApplicationImagesResolver {
  @Query(() => [ApplicationImage])
  applicationImages(
    @Args('input') input: ByApplicationIdInput,
    @CurrentCaller() caller: Caller,
  ): Promise<ApplicationImage[]> {
    return caller.call(applicationImages, input);
  }

  @Mutation(() => [ApplicationImage])
  deleteApplicationImage(
    @Args('input') input: DeleteApplicationImageInput,
    @CurrentCaller() caller: Caller,
  ): Promise<ApplicationImage[]> {
    return caller.call(deleteApplicationImage, input);
  }

  @Mutation(() => [ApplicationImage])
  reorderApplicationImages(
    @Args('input') input: ReorderApplicationImagesInput,
    @CurrentCaller() caller: Caller,
  ): Promise<ApplicationImage[]> {
    return caller.call(reorderApplicationImages, input);
  }

  /** A link that expires. null while the image is on its way. */
  @ResolveField(() => String, { nullable: true })
  async imageUrl(@Parent() { id }: ApplicationImage, @DataLoaders() loaders: Loaders): Promise<string | null> {
    return (await loaders.imageLinks.load(id))?.imageUrl ?? null;
  }

  @ResolveField(() => String, { nullable: true })
  async thumbnailUrl(@Parent() { id }: ApplicationImage, @DataLoaders() loaders: Loaders): Promise<string | null> {
    return (await loaders.imageLinks.load(id))?.thumbnailUrl ?? null;
  }
}
