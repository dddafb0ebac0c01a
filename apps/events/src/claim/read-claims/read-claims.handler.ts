import { Controller } from '@nestjs/common';
import { claims, type ClaimFilterInput, type EventClaimPage } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { ClaimReader } from '../claim.reader.js';

@Controller()
export class ReadClaimsHandler {
  constructor(private readonly reader: ClaimReader) {}

  @Handles(claims)
  handle({ status, eventId, page, pageSize }: ClaimFilterInput): Promise<EventClaimPage> {
    return this.reader.page({ ...(status && { status }), ...(eventId && { eventId }) }, page, pageSize);
  }
}
