import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  Attachment,
  AttachmentAccess,
  ByAttachmentIdInput,
  ByEventIdInput,
  Done,
  DownloadLink,
  attachmentAccess,
  attachments,
  deleteAttachment,
  downloadLink,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
export class AttachmentsResolver {
  @Query(() => [Attachment])
  attachments(@Args('input') input: ByEventIdInput, @CurrentCaller() caller: Caller): Promise<Attachment[]> {
    return caller.call(attachments, input);
  }

  @Query(() => AttachmentAccess)
  attachmentAccess(@Args('input') input: ByEventIdInput, @CurrentCaller() caller: Caller): Promise<AttachmentAccess> {
    return caller.call(attachmentAccess, input);
  }

  @Mutation(() => DownloadLink)
  downloadLink(@Args('input') input: ByAttachmentIdInput, @CurrentCaller() caller: Caller): Promise<DownloadLink> {
    return caller.call(downloadLink, input);
  }

  @Mutation(() => Done)
  deleteAttachment(@Args('input') input: ByAttachmentIdInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(deleteAttachment, input);
  }
}
