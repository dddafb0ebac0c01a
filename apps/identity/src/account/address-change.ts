import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import { SecurityLog } from '../security/security-log.js';
import { linkInvalid, type Account } from './account.js';
import { Accounts } from './accounts.js';
import { FormerAddressEmail } from './former-address-email.js';
import { LastAdmin } from './last-admin.js';
import type { LinkDocument } from './link.schema.js';
import { Links } from './links.js';
import { SignUps } from './sign-ups.js';

@Injectable()
export class AddressChange {
  constructor(
    private readonly accounts: Accounts,
    private readonly formerAddress: FormerAddressEmail,
    private readonly lastAdmin: LastAdmin,
    private readonly links: Links,
    private readonly securityLog: SecurityLog,
    private readonly signUps: SignUps,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Revokes links to the old address and sign-ups with the new one. Wake the outbox of emails after the commit.
   * @throws DomainError IDENTITY.LINK_INVALID if the address is taken, IDENTITY.LAST_ADMIN
   */
  async apply(link: LinkDocument, session: ClientSession): Promise<Account> {
    const { _id: cause, accountId, email } = link;
    const before = await this.accounts.byId(accountId, session);
    await this.signUps.endAllOf(email, session);
    const after = await this.accounts.changeEmail(accountId, email, this.clock.now(), session);
    if (!before || !after) throw linkInvalid();
    await this.lastAdmin.requireAnother(before, email, session);
    await this.links.revoke(accountId, session);
    await this.securityLog.add({ accountId, kind: 'email_changed', cause }, session);
    await this.formerAddress.add(cause, before.email, after, session);
    return after;
  }
}
