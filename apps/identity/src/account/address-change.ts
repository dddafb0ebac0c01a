import { Inject, Injectable } from '@nestjs/common';
import { EmailType } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, EmailQueue, publicUrl } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import { SecurityLog } from '../security/security-log.js';
import { linkInvalid, nameOf } from './account.js';
import type { Account } from './account.js';
import { Accounts } from './accounts.js';
import { Links } from './links.js';
import { SignUps } from './sign-ups.js';

@Injectable()
export class AddressChange {
  constructor(
    private readonly accounts: Accounts,
    private readonly emails: EmailQueue,
    private readonly links: Links,
    private readonly securityLog: SecurityLog,
    private readonly signUps: SignUps,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  /** Revokes links to the old address and sign-ups with the new one. @throws DomainError IDENTITY.LINK_INVALID if the address is taken */
  async apply(accountId: string, email: string, session: ClientSession): Promise<Account> {
    const before = await this.accounts.byId(accountId);
    await this.signUps.endAllOf(email, session);
    const after = await this.accounts.changeEmail(accountId, email, this.clock.now(), session);
    if (!before || !after) throw linkInvalid();
    await this.links.revoke(accountId, session);
    await this.securityLog.add({ accountId, kind: 'email_changed', cause: String(after.emailConfirmedAt) }, session);
    await this.announce(before, after);
    return after;
  }

  /** Emails the old address first, so that no change goes unnoticed. */
  private announce(before: Account, after: Account): Promise<void> {
    return this.emails.enqueue({
      id: idFrom('email-changed', after._id, before.email, after.email, String(after.emailConfirmedAt)),
      type: EmailType.email_changed,
      to: before.email,
      toName: nameOf(before),
      language: before.language,
      data: { new_email: after.email, support_url: publicUrl(this.config, '/contact') },
    });
  }
}
