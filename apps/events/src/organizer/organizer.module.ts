import { Module } from '@nestjs/common';
import { ErasureReportReaction } from '@stallbook/event-store';
import { AddressHash } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { TurnModule } from '../turn/turn.module.js';
import { organizerSchema } from './organizer.schema.js';
import { Organizers } from './organizers.js';
import { OrganizerKnownReaction } from './reactions/organizer-known.reaction.js';
import { PersonErasedReaction } from './reactions/person-erased.reaction.js';

@Module({
  imports: [modelsOf(organizerSchema), TurnModule],
  providers: [AddressHash, ErasureReportReaction, Organizers, OrganizerKnownReaction, PersonErasedReaction],
  exports: [AddressHash, Organizers],
})
export class OrganizerModule {}
