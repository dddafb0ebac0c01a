import { Module } from '@nestjs/common';
import { AccountsModule } from '../account/accounts.module.js';
import { CreateProfileHandler } from './create-profile/create-profile.handler.js';
import { FoundingPlacesHandler } from './founding-places/founding-places.handler.js';
import { ListVendorsHandler } from './list-vendors/list-vendors.handler.js';
import { ProfileMaker } from './profile-maker.js';
import { ProfileReader } from './profile-reader.js';
import { ReadProfilesHandler } from './read-profiles/read-profiles.handler.js';
import { SignedInAccount } from './signed-in-account.js';
import { UpdateProfileHandler } from './update-profile/update-profile.handler.js';

@Module({
  imports: [AccountsModule],
  controllers: [
    CreateProfileHandler,
    FoundingPlacesHandler,
    ListVendorsHandler,
    ReadProfilesHandler,
    UpdateProfileHandler,
  ],
  providers: [ProfileMaker, ProfileReader, SignedInAccount],
  exports: [ProfileMaker, ProfileReader],
})
export class ProfilesModule {}
