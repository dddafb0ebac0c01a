import { Module } from '@nestjs/common';
import { AccountsModule } from '../account/accounts.module.js';
import { ProfilesModule } from '../profile/profiles.module.js';
import { SessionsModule } from '../session/sessions.module.js';
import { AccountDirectory } from './account-directory.js';
import { ListAccountsHandler } from './list-accounts/list-accounts.handler.js';
import { ProfileListedReaction } from './profile-listed.reaction.js';
import { ReadAccountHandler } from './read-account/read-account.handler.js';

@Module({
  imports: [AccountsModule, ProfilesModule, SessionsModule],
  controllers: [ListAccountsHandler, ReadAccountHandler],
  providers: [AccountDirectory, ProfileListedReaction],
})
export class DirectoryModule {}
