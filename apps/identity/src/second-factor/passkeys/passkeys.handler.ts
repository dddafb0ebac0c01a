import { Controller, Inject } from '@nestjs/common';
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  type AddPasskeyInput,
  type ByIdInput,
  type Done,
  type PasskeyOptions,
  type RenamePasskeyInput,
  type SecondFactorAdded,
  type StartSecondFactorInput,
} from '@stallbook/contracts';
import { actorOf, newId, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { FirstCodes } from '../recovery-codes/first-codes.js';
import { withNewName, withoutPasskey, withPasskey } from '../second-factor.js';
import { SecondFactorChange } from '../second-factor-change.js';
import { SecondFactors } from '../second-factors.js';
import { RelyingParty } from './relying-party.js';

@Controller()
export class PasskeysHandler {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly change: SecondFactorChange,
    private readonly factors: SecondFactors,
    private readonly firstCodes: FirstCodes,
    private readonly relyingParty: RelyingParty,
  ) {}

  @Handles(startPasskey)
  async start({ currentPassword }: StartSecondFactorInput, context: CallContext): Promise<PasskeyOptions> {
    const account = await this.change.accountOf(context);
    const actor = actorOf(context);
    await this.change.permit(account, actor, currentPassword);
    const { passkeys } = await this.factors.of(account._id);
    return { options: await this.relyingParty.optionsToAdd(account, actor.sessionId ?? '', passkeys) };
  }

  @Handles(addPasskey)
  async add({ name, response }: AddPasskeyInput, context: CallContext): Promise<SecondFactorAdded> {
    const account = await this.change.accountOf(context);
    const { _id: accountId } = account;
    if (await this.change.isDone('passkey_added', account, context)) {
      return this.firstCodes.again(accountId, context.commandId);
    }
    const added = await this.relyingParty.added(accountId, actorOf(context).sessionId ?? '', response);
    const passkey = { ...added, id: newId(), name: name.trim(), addedAt: this.clock.now(), lastUsedAt: null };
    return this.firstCodes.add('passkey_added', account, context, withPasskey(passkey));
  }

  @Handles(renamePasskey)
  async rename({ id, name }: RenamePasskeyInput, context: CallContext): Promise<Done> {
    const account = await this.change.accountOf(context);
    await this.change.carryOut('passkey_renamed', account, context, withNewName(id, name.trim()));
    return { id };
  }

  @Handles(removePasskey)
  async remove({ id }: ByIdInput, context: CallContext): Promise<Done> {
    const account = await this.change.accountOf(context);
    await this.change.carryOut('passkey_removed', account, context, withoutPasskey(id));
    return { id };
  }
}
