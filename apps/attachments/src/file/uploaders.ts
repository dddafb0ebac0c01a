import { Injectable } from '@nestjs/common';
import { PersonEraser } from '@stallbook/event-store';
import { permissionDenied } from '@stallbook/kernel';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { expiredLink } from './http-errors.js';
import type { UploadPermit } from './tickets.js';

/** A body can take minutes: what its ticket allowed may be over when the last byte arrives. */
@Injectable()
export class Uploaders {
  constructor(
    private readonly eraser: PersonEraser,
    private readonly markets: MarketEventReplicas,
  ) {}

  /** @throws DomainError LINK_EXPIRED for an erased person, PERMISSION_DENIED for a former owner of the event */
  async requireStillAllowed(permit: UploadPermit): Promise<void> {
    if (permit.kind === 'account-export') return;
    if (await this.eraser.isErased(permit.uploadedBy)) throw expiredLink();
    if (permit.kind === 'attachment' && (await this.markets.ownerOf(permit.marketEventId)) !== permit.uploadedBy) {
      throw permissionDenied();
    }
  }
}
