import { Controller } from '@nestjs/common';
import { chooseLanguage, type ChooseLanguageInput, type Done } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Accounts } from '../../account/accounts.js';
import { profile } from '../domain/profile.decider.js';
import { SignedInAccount } from '../signed-in-account.js';

@Controller()
export class ChooseLanguageHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly store: EventStore,
    private readonly signedIn: SignedInAccount,
  ) {}

  /** The account has it before there is a profile, which tells other services. A repeated choice completes both. */
  @Handles(chooseLanguage)
  async choose({ language }: ChooseLanguageInput, context: CallContext): Promise<Done> {
    const { _id: personId } = await this.signedIn.of(context);
    await this.accounts.setLanguage(personId, language);
    const command = { type: 'choose-language' as const, personId, language };
    await this.store.execute(profile, personId, callerContext(context), command);
    return { id: personId };
  }
}
