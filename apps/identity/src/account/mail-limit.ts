import { Injectable } from '@nestjs/common';
import type { AskForMailInput } from '@stallbook/contracts';
import { AttemptLimit, normaliseEmail } from '@stallbook/platform';

const PER_ACCOUNT = 5;
const PER_ADDRESS = 30;

/** How many mails of a kind may be asked for; it holds for any address, so that it tells nothing of accounts. */
@Injectable()
export class MailLimit {
  constructor(private readonly limit: AttemptLimit) {}

  /** Throws `RATE_LIMITED`. */
  async require(kind: string, { email, remoteAddress }: AskForMailInput, perAddress = PER_ADDRESS): Promise<void> {
    const from = remoteAddress ? [{ kind: `${kind}-from`, subject: remoteAddress, free: perAddress }] : [];
    await this.limit.require({ kind, subject: normaliseEmail(email), free: PER_ACCOUNT }, ...from);
  }
}
