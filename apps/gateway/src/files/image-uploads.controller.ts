import { Controller, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import {
  addPhoto,
  changeBanner,
  changeEventImage,
  imageIds,
  publicImageUrl,
  requestImageUpload,
  requestPhotos,
  type ApplicationImage,
  type ImageKind,
  type MarketEvent,
  type RequestImageUploadInput,
  type StoredImage,
} from '@stallbook/contracts';
import { badInput } from '@stallbook/kernel';
import { unavailable } from '@stallbook/rpc';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Requests } from '../session/requests.js';
import { conversationOf } from './conversation-of.js';
import { FileServer } from './file-server.js';
import { passUpload } from './pass-upload.js';
import type { UploadForm } from './upload-form.js';

type Fields = UploadForm['fields'];

interface EventPlace {
  id: string;
  kind: ImageKind;
  change: typeof changeBanner | typeof changeEventImage;
}

/** Stores an image, then tells its owner to show it. */
@Controller('uploads')
export class ImageUploadsController {
  constructor(
    @Inject(Requests) private readonly requests: Requests,
    @Inject(FileServer) private readonly files: FileServer,
  ) {}

  /** Fields, all optional: `fileSize` in bytes, `cropX`, `cropY` and `zoom`; then the file. */
  @Post('event-banners/:eventId')
  @HttpCode(200)
  banner(
    @Param('eventId') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MarketEvent> {
    return this.ofEvent(request, reply, { id, kind: 'event-banner', change: changeBanner });
  }

  /** Fields like those of a banner. */
  @Post('event-images/:eventId')
  @HttpCode(200)
  eventImage(
    @Param('eventId') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MarketEvent> {
    return this.ofEvent(request, reply, { id, kind: 'event-image', change: changeEventImage });
  }

  /** Fields: `applicationId`, and optional `displayOrder` from 1 and `fileSize` in bytes; then the file. */
  @Post('application-images')
  @HttpCode(200)
  async photo(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApplicationImage> {
    const caller = this.requests.callerOf(request);
    const { image, fields } = await this.pass(request, reply, {
      ask: async ({ applicationId }) => {
        if (!applicationId) throw badInput('Application ID required for image upload');
        await caller.call(requestPhotos, { applicationId, count: 1 });
        return { kind: 'application-photo', ownerId: applicationId };
      },
    });
    const { applicationId = '', displayOrder } = fields;
    return caller.call(addPhoto, {
      applicationId,
      photoId: image.id.slice(imageIds.applicationPhoto('').length),
      fileSize: image.fileSize,
      ...(displayOrder && { displayOrder: Number(displayOrder) }),
    });
  }

  /** Field, optional: `fileSize` in bytes; then the file. */
  @Post('blog-images')
  @HttpCode(200)
  async blogImage(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ url: string; width: number; height: number }> {
    const { image } = await this.pass(request, reply, { ask: async () => ({ kind: 'blog-image' }) });
    return { url: publicImageUrl(image.id), width: image.width, height: image.height };
  }

  /** Fields: those of `conversationOf`, and optional `fileSize` in bytes; then the file. */
  @Post('message-images')
  @HttpCode(200)
  async messageImage(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ id: string }> {
    const caller = this.requests.callerOf(request);
    const { image } = await this.pass(request, reply, {
      ask: async (fields) => ({ kind: 'message-image', ownerId: await conversationOf(fields, caller) }),
    });
    return { id: image.id.slice(imageIds.messageImage('').length) };
  }

  private async ofEvent(request: FastifyRequest, reply: FastifyReply, place: EventPlace): Promise<MarketEvent> {
    const { id, kind, change } = place;
    const { image } = await this.pass(request, reply, {
      ask: async (fields) => ({ kind, ownerId: id, crop: cropIn(fields) }),
      withoutFile: 'No file provided.',
    });
    return this.requests.callerOf(request).call(change, { id, imageId: image.id });
  }

  private async pass(
    request: FastifyRequest,
    reply: FastifyReply,
    { ask, withoutFile }: { ask: (fields: Fields) => Promise<RequestImageUploadInput>; withoutFile?: string },
  ): Promise<{ image: StoredImage; fields: Fields }> {
    const caller = this.requests.callerOf(request);
    const { image, fields } = await passUpload(this.files, request, reply, {
      ask: async ({ fields: { fileSize, ...fields } }) =>
        caller.call(requestImageUpload, {
          ...(await ask(fields)),
          ...(fileSize && { fileSize: Number(fileSize) }),
        }),
      withoutFile,
    });
    if (!image) throw unavailable();
    return { image, fields };
  }
}

function cropIn({ cropX, cropY, zoom }: Fields): RequestImageUploadInput['crop'] {
  if (!cropX || !cropY || !zoom) return undefined;
  return { x: Number(cropX), y: Number(cropY), zoom: Number(zoom) };
}
