import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { MessageImage } from '@stallbook/contracts';
import { DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';

@Resolver(() => MessageImage)
export class MessageImagesResolver {
  /** A link that expires. null while the image is on its way. */
  @ResolveField(() => String, { nullable: true })
  async imageUrl(@Parent() { id }: MessageImage, @DataLoaders() loaders: Loaders): Promise<string | null> {
    return (await loaders.messageImageLinks.load(id))?.imageUrl ?? null;
  }

  @ResolveField(() => String, { nullable: true })
  async thumbnailUrl(@Parent() { id }: MessageImage, @DataLoaders() loaders: Loaders): Promise<string | null> {
    return (await loaders.messageImageLinks.load(id))?.thumbnailUrl ?? null;
  }
}
