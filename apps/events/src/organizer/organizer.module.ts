import { Module } from '@nestjs/common';
import { ErasureReportReaction } from '@stallbook/event-store';
import { AddressHash } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { organizerSchema } from './organizer.schema.js';
import { organizerTurnSchema } from './organizer-turn.schema.js';
import { Organizers } from './organizers.js';
import { OrganizerKnownReaction } from './reactions/organizer-known.reaction.js';
import { PersonErasedReaction } from './reactions/person-erased.reaction.js';

@Module({
  imports: [modelsOf(organizerSchema, organizerTurnSchema)],
  providers: [AddressHash, ErasureReportReaction, Organizers, OrganizerKnownReaction, PersonErasedReaction],
  exports: [AddressHash, Organizers],
})
export class OrganizerModule {}
