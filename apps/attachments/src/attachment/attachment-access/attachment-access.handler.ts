import { Controller } from '@nestjs/common';
import { attachmentAccess, type AttachmentAccess, type ByEventIdInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { AccessCheck } from './access-check.js';

@Controller()
export class AttachmentAccessHandler {
  constructor(private readonly access: AccessCheck) {}

  @Handles(attachmentAccess)
  handle({ eventId }: ByEventIdInput, context: CallContext): Promise<AttachmentAccess> {
    return this.access.accessOf(actorOf(context), eventId);
  }
}
