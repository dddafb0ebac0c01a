import { Injectable } from '@nestjs/common';
import { PersonEraser } from '@stallbook/event-store';
import { expiredLink } from './http-errors.js';
import type { UploadPermit } from './tickets.js';

/** A body can take minutes: what its ticket allowed may be over when the last byte arrives. */
@Injectable()
export class Uploaders {
  constructor(private readonly eraser: PersonEraser) {}

  /** @throws DomainError LINK_EXPIRED for an erased person */
  async requireStillAllowed(permit: UploadPermit): Promise<void> {
    if (permit.kind === 'account-export') return;
    if (await this.eraser.isErased(permit.uploadedBy)) throw expiredLink();
  }
}
