import { Module } from '@nestjs/common';
import { HourlyQuota } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { FileModule } from '../file/file.module.js';
import { MessageFileModule } from '../message-file/message-file.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { HiddenImageLinkHandler } from './hidden-image-link/hidden-image-link.handler.js';
import { ImageLinksHandler } from './image-links/image-links.handler.js';
import { imageOwnerSchema } from './image-owner.schema.js';
import { ImageOwners } from './image-owners.js';
import { ImageReceiver } from './image-receiver.js';
import { imageSchema } from './image.schema.js';
import { MediaController } from './media.controller.js';
import { MessageImageLinksHandler } from './message-image-links/message-image-links.handler.js';
import { ImageOwnerReaction } from './reactions/image-owner.reaction.js';
import { MessageImagesReaction } from './reactions/message-images.reaction.js';
import { ImagesOfPersonErasedReaction } from './reactions/images-of-person-erased.reaction.js';
import { PostImagesReaction } from './reactions/post-images.reaction.js';
import { RequestImageUploadHandler } from './request-image-upload/request-image-upload.handler.js';

@Module({
  imports: [FileModule, MessageFileModule, modelsOf(imageOwnerSchema, imageSchema), ReplicaModule],
  controllers: [
    HiddenImageLinkHandler,
    ImageLinksHandler,
    MediaController,
    MessageImageLinksHandler,
    RequestImageUploadHandler,
  ],
  providers: [
    HourlyQuota,
    ImageOwnerReaction,
    ImageOwners,
    ImageReceiver,
    ImagesOfPersonErasedReaction,
    MessageImagesReaction,
    PostImagesReaction,
  ],
  exports: [ImageReceiver],
})
export class ImageModule {}
