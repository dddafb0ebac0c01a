import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, type StallbookConfig } from '@stallbook/platform';
import type { Account } from '../../account/account.js';
import { Accounts } from '../../account/accounts.js';
import { KeyedMac } from '../../session/keyed-mac.js';

const LIFETIME_MS = 10 * 60_000;

/** The first proof: a password or an emailed link. */
export type FirstStep = 'password' | 'recovery' | 'signup';

export interface Ticket {
  account: Account;
  firstStep: FirstStep;
}

const changeOf = ({ passwordChangedAt }: Account): number => passwordChangedAt?.getTime() ?? 0;

const PATTERN = /^([0-9a-f-]{36})\.(password|recovery|signup)\.(\d{13})\.([\w-]{43})$/;

const ticketExpired = () => new DomainError('IDENTITY.TICKET_EXPIRED', 'Logging in took too long. Please start again.');

/** Connects both steps of a sign-in, for ten minutes, in one browser, and until the password changes. */
@Injectable()
export class Tickets {
  private readonly mac: KeyedMac;

  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) config: StallbookConfig,
    private readonly accounts: Accounts,
  ) {
    this.mac = new KeyedMac(config, 'sign-in-ticket');
  }

  make({ account, firstStep }: Ticket, userAgent = ''): { ticket: string; expiresAt: string } {
    const expires = this.clock.now().getTime() + LIFETIME_MS;
    const mac = this.mac.of(account._id, firstStep, expires, userAgent, changeOf(account));
    return { ticket: `${account._id}.${firstStep}.${expires}.${mac}`, expiresAt: new Date(expires).toISOString() };
  }

  /** @throws DomainError IDENTITY.TICKET_EXPIRED for every invalid ticket */
  async open(ticket: string, userAgent = ''): Promise<Ticket> {
    const [, accountId = '', firstStep = '', expires = '', mac = ''] = PATTERN.exec(ticket) ?? [];
    const account = await this.accounts.byId(accountId);
    if (!account) throw ticketExpired();
    const isGenuine = this.mac.isOf(mac, accountId, firstStep, Number(expires), userAgent, changeOf(account));
    if (!isGenuine || Number(expires) <= this.clock.now().getTime()) throw ticketExpired();
    return { account, firstStep: firstStep as FirstStep };
  }
}
