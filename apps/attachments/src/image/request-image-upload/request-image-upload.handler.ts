import { Controller, Inject } from '@nestjs/common';
import {
  imageIds,
  requestImageUpload as operation,
  type RequestImageUploadInput,
  type UploadTicket,
} from '@stallbook/contracts';
import { actorOf, idFrom, permissionDenied, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK, HourlyQuota } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { Tickets, UPLOAD_MS } from '../../file/tickets.js';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { MessageFileQuota } from '../../message-file/message-file-quota.js';
import { imageRules, marketEventKinds, tooLarge } from '../image-kinds.js';

/** An hour's uploads of one person. */
const FREE_UPLOADS = 120;

/**
 * Checks an image before its first byte is sent. Applications decides about photos, notifications about images of
 * messages, events about its images once more.
 */
@Controller()
export class RequestImageUploadHandler {
  constructor(
    private readonly tickets: Tickets,
    private readonly markets: MarketEventReplicas,
    private readonly uploads: HourlyQuota,
    private readonly quota: MessageFileQuota,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(operation)
  async handle(
    { kind, ownerId, fileSize, crop }: RequestImageUploadInput,
    context: CallContext,
  ): Promise<UploadTicket> {
    const { id: uploadedBy, role } = actorOf(context);
    const { roles, maxBytes } = imageRules[kind];
    if (!roles.some((one) => one === role)) throw permissionDenied();
    if (kind === 'message-image' && !ownerId) throw permissionDenied();
    if (marketEventKinds.includes(kind) && (!ownerId || (await this.markets.ownerOf(ownerId)) !== uploadedBy)) {
      throw permissionDenied();
    }
    if (fileSize !== undefined && fileSize > maxBytes) throw tooLarge(kind);
    if (kind === 'message-image') await this.quota.requireRoom(uploadedBy, 1);
    await this.uploads.require({ kind: 'image-upload', subject: uploadedBy, free: FREE_UPLOADS });
    const permit = {
      kind: 'image' as const,
      fileId: this.idOf(kind, ownerId ?? '', context),
      maxBytes,
      imageKind: kind,
      ownerId: ownerId ?? null,
      uploadedBy,
      crop,
    };
    return { ticket: this.tickets.uploads.issue(permit, UPLOAD_MS).token, maxBytes };
  }

  private idOf(kind: RequestImageUploadInput['kind'], ownerId: string, context: CallContext): string {
    if (kind === 'event-banner') return imageIds.eventBanner(ownerId, this.clock.now());
    if (kind === 'event-image') return imageIds.eventImage(ownerId, this.clock.now());
    // A repeated command gets the same ID, so a repeated upload is stored once.
    const id = idFrom('image', actorOf(context).id, context.commandId);
    if (kind === 'message-image') return imageIds.messageImage(id);
    return kind === 'blog-image' ? imageIds.blogImage(id) : imageIds.applicationPhoto(id);
  }
}
