import { Args, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ByMessageFileIdInput, DownloadLink, MessageFile, messageFileLink } from '@stallbook/contracts';
import { CurrentCaller, DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';
import type { Caller } from '../session/caller.js';

@Resolver(() => MessageFile)
export class MessageFilesResolver {
  /** null while the file is on its way. */
  @ResolveField(() => String, { nullable: true })
  async filename(@Parent() { id }: MessageFile, @DataLoaders() loaders: Loaders): Promise<string | null> {
    return (await loaders.messageFiles.load(id))?.filename ?? null;
  }

  @ResolveField(() => Int, { nullable: true })
  async fileSize(@Parent() { id }: MessageFile, @DataLoaders() loaders: Loaders): Promise<number | null> {
    return (await loaders.messageFiles.load(id))?.fileSize ?? null;
  }

  @Mutation(() => DownloadLink)
  messageFileLink(@Args('input') input: ByMessageFileIdInput, @CurrentCaller() caller: Caller): Promise<DownloadLink> {
    return caller.call(messageFileLink, input);
  }
}
