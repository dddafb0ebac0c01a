import { Injectable } from '@nestjs/common';
import type { AskForEmailInput } from '@stallbook/contracts';
import { normalizeEmail } from '@stallbook/kernel';
import { AttemptLimit } from '@stallbook/platform';

const PER_ACCOUNT = 5;
const PER_ADDRESS = 30;

/** Limits requested emails. It counts for any address, so it reveals no accounts. */
@Injectable()
export class EmailLimit {
  constructor(private readonly limit: AttemptLimit) {}

  /** @throws DomainError RATE_LIMITED */
  async require(kind: string, { email, remoteAddress }: AskForEmailInput, perAddress = PER_ADDRESS): Promise<void> {
    const from = remoteAddress ? [{ kind: `${kind}-from`, subject: remoteAddress, free: perAddress }] : [];
    await this.limit.require({ kind, subject: normalizeEmail(email), free: PER_ACCOUNT }, ...from);
  }
}
