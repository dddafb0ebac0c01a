import { Controller } from '@nestjs/common';
import { currentUser, type NoInput, type User } from '@stallbook/contracts';
import { actorOf, unauthenticated, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Accounts } from '../../account/accounts.js';
import { ProfileReader } from '../../profile/profile.reader.js';
import { SessionAnswers } from '../session-answers.js';

@Controller()
export class CurrentUserHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly profiles: ProfileReader,
    private readonly answers: SessionAnswers,
  ) {}

  @Handles(currentUser)
  async currentUser(_input: NoInput, context: CallContext): Promise<User> {
    const { id, secondFactor } = actorOf(context);
    const [account, profile] = await Promise.all([this.accounts.byId(id), this.profiles.byId(id)]);
    if (!account) throw unauthenticated();
    return this.answers.user(account, profile, secondFactor);
  }
}
