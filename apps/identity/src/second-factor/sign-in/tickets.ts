import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@stallbook/kernel';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import { KeyedMac } from '../../session/keyed-mac.js';

const LIFETIME_MS = 10 * 60_000;

/** The first proof: a password or an emailed link. */
export type FirstStep = 'password' | 'recovery' | 'signup';

export interface Ticket {
  accountId: string;
  firstStep: FirstStep;
}

const PATTERN = /^([0-9a-f-]{36})\.(password|recovery|signup)\.(\d{13})\.([\w-]{43})$/;

export const ticketExpired = () =>
  new DomainError('IDENTITY.TICKET_EXPIRED', 'Logging in took too long. Please start again.');

/** Connects both steps of a sign-in, for ten minutes and in one browser. */
@Injectable()
export class Tickets {
  private readonly mac: KeyedMac;

  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) config: StallbookConfig,
  ) {
    this.mac = new KeyedMac(config, 'sign-in-ticket');
  }

  make({ accountId, firstStep }: Ticket, userAgent = ''): { ticket: string; expiresAt: string } {
    const expires = this.clock.now().getTime() + LIFETIME_MS;
    const mac = this.mac.of(accountId, firstStep, expires, userAgent);
    return { ticket: `${accountId}.${firstStep}.${expires}.${mac}`, expiresAt: new Date(expires).toISOString() };
  }

  /** @throws DomainError IDENTITY.TICKET_EXPIRED for every invalid ticket */
  open(ticket: string, userAgent = ''): Ticket {
    const [, accountId = '', firstStep = '', expires = '', mac = ''] = PATTERN.exec(ticket) ?? [];
    const isGenuine = this.mac.isOf(mac, accountId, firstStep, Number(expires), userAgent);
    if (!isGenuine || Number(expires) <= this.clock.now().getTime()) throw ticketExpired();
    return { accountId, firstStep: firstStep as FirstStep };
  }
}
