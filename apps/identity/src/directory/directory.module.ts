import { Module } from '@nestjs/common';
import { OperationJournal } from '@stallbook/administration';
import { modelsOf } from '@stallbook/platform/odm';
import { AccountModule } from '../account/account.module.js';
import { accountSchema } from '../account/account.schema.js';
import { ProfileModule } from '../profile/profile.module.js';
import { SessionModule } from '../session/session.module.js';
import { SupportModule } from '../support/support.module.js';
import { AccountDirectory } from './account-directory.js';
import { ReadAccountsHandler } from './read-accounts/read-accounts.handler.js';
import { ProfileListedReaction } from './reactions/profile-listed.reaction.js';
import { ReadAccountHandler } from './read-account/read-account.handler.js';

@Module({
  imports: [modelsOf(accountSchema), AccountModule, ProfileModule, SessionModule, SupportModule],
  controllers: [ReadAccountsHandler, ReadAccountHandler],
  providers: [AccountDirectory, OperationJournal, ProfileListedReaction],
})
export class DirectoryModule {}
