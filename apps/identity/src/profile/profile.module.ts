import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { AccountModule } from '../account/account.module.js';
import { ChooseLanguageHandler } from './choose-language/choose-language.handler.js';
import { CreateProfileHandler } from './create-profile/create-profile.handler.js';
import { FoundingPlacesHandler } from './founding-places/founding-places.handler.js';
import { ReadVendorsHandler } from './read-vendors/read-vendors.handler.js';
import { membershipReplicaSchema } from '../replicas/membership-replica.schema.js';
import { ProfileProvisioning } from './profile-provisioning.js';
import { ProfileReader } from './profile.reader.js';
import { ProfilePlacementReaction } from './reactions/profile-placement.reaction.js';
import { ReadProfilesHandler } from './read-profiles/read-profiles.handler.js';
import { SignedInAccount } from './signed-in-account.js';
import { UpdateProfileHandler } from './update-profile/update-profile.handler.js';

@Module({
  imports: [AccountModule, modelsOf(membershipReplicaSchema)],
  controllers: [
    ChooseLanguageHandler,
    CreateProfileHandler,
    FoundingPlacesHandler,
    ReadVendorsHandler,
    ReadProfilesHandler,
    UpdateProfileHandler,
  ],
  providers: [ProfilePlacementReaction, ProfileProvisioning, ProfileReader, SignedInAccount],
  exports: [ProfileProvisioning, ProfileReader],
})
export class ProfileModule {}
