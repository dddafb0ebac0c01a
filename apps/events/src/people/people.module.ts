import { Module } from '@nestjs/common';
import { AddressHash } from '@stallbook/platform';
import { Organizers } from './organizers.js';
import { OrganizerKnownReaction } from './reactions/organizer-known.reaction.js';
import { PersonErasedReaction } from './reactions/person-erased.reaction.js';

@Module({
  providers: [AddressHash, Organizers, OrganizerKnownReaction, PersonErasedReaction],
  exports: [AddressHash, Organizers],
})
export class PeopleModule {}
