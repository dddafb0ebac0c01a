import { Controller } from '@nestjs/common';
import {
  addPhoto,
  applicationImages,
  deleteApplicationImage,
  reorderApplicationImages,
  requestPhotos,
  type AddPhotoInput,
  type ApplicationImage,
  type ByApplicationIdInput,
  type DeleteApplicationImageInput,
  type Done,
  type ReorderApplicationImagesInput,
  type RequestPhotosInput,
} from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, isPresent, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { showPhotos } from '../application.presenter.js';
import { ApplicationReader } from '../application.reader.js';
import { application, type ApplicationCommand } from '../domain/application.decider.js';
import { assertRoomForPhotos } from '../domain/photos.js';

/** The photos of an application. Attachments stores them. */
@Controller()
export class PhotosHandler {
  constructor(
    private readonly store: EventStore,
    private readonly reader: ApplicationReader,
  ) {}

  @Handles(applicationImages)
  async list({ applicationId }: ByApplicationIdInput, context: CallContext): Promise<ApplicationImage[]> {
    return showPhotos(await this.reader.asParty(applicationId, actorOf(context)));
  }

  @Handles(requestPhotos)
  async request({ applicationId, count }: RequestPhotosInput, context: CallContext): Promise<Done> {
    const { state } = await this.store.load(application, applicationId);
    assertRoomForPhotos(state, actorOf(context).id, count);
    return { id: applicationId };
  }

  @Handles(addPhoto)
  async add(input: AddPhotoInput, context: CallContext): Promise<ApplicationImage> {
    const { applicationId, photoId: id, fileSize, displayOrder } = input;
    const vendorId = actorOf(context).id;
    const command = { type: 'add-photo' as const, vendorId, photo: { id, fileSize }, displayOrder };
    const added = (await this.change(applicationId, command, context)).find((photo) => photo.id === id);
    return added ?? { id, fileSize, displayOrder: displayOrder ?? 1 };
  }

  @Handles(deleteApplicationImage)
  delete(input: DeleteApplicationImageInput, context: CallContext): Promise<ApplicationImage[]> {
    const vendorId = actorOf(context).id;
    return this.change(input.applicationId, { type: 'delete-photo', vendorId, photoId: input.imageId }, context);
  }

  @Handles(reorderApplicationImages)
  reorder({ applicationId, order }: ReorderApplicationImagesInput, context: CallContext): Promise<ApplicationImage[]> {
    return this.change(applicationId, { type: 'reorder-photos', vendorId: actorOf(context).id, order }, context);
  }

  private async change(
    applicationId: string,
    command: ApplicationCommand,
    context: CallContext,
  ): Promise<ApplicationImage[]> {
    const { state } = await this.store.execute(application, applicationId, callerContext(context), command);
    return isPresent(state) ? showPhotos(state) : [];
  }
}
