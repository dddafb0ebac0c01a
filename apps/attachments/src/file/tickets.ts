import { Inject, Injectable } from '@nestjs/common';
import { accountExportFormats, imageKinds } from '@stallbook/contracts';
import { HOUR_MS, type Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, Keyring, type StallbookConfig } from '@stallbook/platform';
import { z } from 'zod';
import { SignedTokens } from './signed-token.js';

const upload = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('attachment'),
    fileId: z.string(),
    maxBytes: z.int(),
    marketEventId: z.string(),
    uploadedBy: z.string(),
    filename: z.string(),
    description: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('import'),
    fileId: z.string(),
    maxBytes: z.int(),
    uploadedBy: z.string(),
    filename: z.string(),
  }),
  z.object({
    kind: z.literal('account-export'),
    fileId: z.string(),
    maxBytes: z.int(),
    format: z.enum(accountExportFormats),
  }),
  z.object({
    kind: z.literal('image'),
    /** The image's ID; the names of its files follow from it. */
    fileId: z.string(),
    maxBytes: z.int(),
    imageKind: z.enum(imageKinds),
    ownerId: z.string().nullable(),
    uploadedBy: z.string(),
    crop: z.object({ x: z.number(), y: z.number(), zoom: z.number() }).optional(),
  }),
  z.object({
    kind: z.literal('message-file'),
    fileId: z.string(),
    maxBytes: z.int(),
    threadId: z.string(),
    uploadedBy: z.string(),
    filename: z.string(),
  }),
]);
const download = z.object({
  fileId: z.string(),
  filename: z.string(),
  fileType: z.string(),
  inline: z.boolean().optional(),
});

export type UploadPermit = z.infer<typeof upload>;
export type AttachmentPermit = Extract<UploadPermit, { kind: 'attachment' }>;
export type ImagePermit = Extract<UploadPermit, { kind: 'image' }>;
export type MessageFilePermit = Extract<UploadPermit, { kind: 'message-file' }>;
export type DownloadPermit = z.infer<typeof download>;

export const UPLOAD_MS = 15 * 60_000;
const DOWNLOAD_MS = 5 * 60_000;
const IMAGE_LINK_MS = HOUR_MS;

/** Tickets for uploads and links for downloads. */
@Injectable()
export class Tickets {
  readonly uploads: SignedTokens<UploadPermit>;
  readonly downloads: SignedTokens<DownloadPermit>;

  constructor(
    @Inject(CONFIG) config: StallbookConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.uploads = new SignedTokens(Keyring.of(config, 'STALLBOOK_FILE_KEYS', 'upload'), upload, clock);
    this.downloads = new SignedTokens(Keyring.of(config, 'STALLBOOK_FILE_KEYS', 'download'), download, clock);
  }

  /** Lasts one to two hours, and is the same within an hour, so that browsers keep the image. */
  imageLink(fileId: string): string {
    const left = IMAGE_LINK_MS - (this.clock.now().getTime() % IMAGE_LINK_MS);
    const permit = { fileId, filename: 'photo.webp', fileType: 'image/webp', inline: true };
    return `/files/${this.downloads.issue(permit, left + IMAGE_LINK_MS).token}`;
  }

  /** Expires after a few minutes, and no later than the file itself at `until`. */
  linkTo(permit: DownloadPermit, until?: Date): { signedUrl: string; expiresAt: string } {
    const left = until ? until.getTime() - this.clock.now().getTime() : DOWNLOAD_MS;
    const { token, expiresAt } = this.downloads.issue(permit, Math.min(DOWNLOAD_MS, left));
    return { signedUrl: `/files/${token}`, expiresAt: expiresAt.toISOString() };
  }
}
