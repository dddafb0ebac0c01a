import { Inject, Injectable } from '@nestjs/common';
import { accountExportFormats } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
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
]);
const download = z.object({ fileId: z.string(), filename: z.string(), fileType: z.string() });

export type UploadPermit = z.infer<typeof upload>;
export type AttachmentPermit = Extract<UploadPermit, { kind: 'attachment' }>;
export type DownloadPermit = z.infer<typeof download>;

export const UPLOAD_MS = 15 * 60_000;
export const DOWNLOAD_MS = 5 * 60_000;

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

  /** Expires after a few minutes, and no later than the file itself at `until`. */
  linkTo(permit: DownloadPermit, until?: Date): { signedUrl: string; expiresAt: string } {
    const left = until ? until.getTime() - this.clock.now().getTime() : DOWNLOAD_MS;
    const { token, expiresAt } = this.downloads.issue(permit, Math.min(DOWNLOAD_MS, left));
    return { signedUrl: `/files/${token}`, expiresAt: expiresAt.toISOString() };
  }
}
