import { Injectable } from '@nestjs/common';
import { AttemptLimit } from './attempt-limit.js';

const PER_SENDER = 5;
const PER_MACHINE = 30;

interface Form {
  website?: string | null;
  remoteAddress?: string;
}

@Injectable()
export class VisitorGate {
  constructor(private readonly limit: AttemptLimit) {}

  /**
   * Returns false for a bot; respond as if it had succeeded. `sender` is a person, or the hash of an address.
   * @throws DomainError RATE_LIMITED
   */
  async admits(kind: string, { website, remoteAddress }: Form, sender: string | null): Promise<boolean> {
    const counts = [
      ...(sender ? [{ kind, subject: sender, free: PER_SENDER }] : []),
      ...(remoteAddress ? [{ kind: `${kind}-from`, subject: remoteAddress, free: PER_MACHINE }] : []),
    ];
    if (counts.length > 0) await this.limit.require(...counts);
    return !website;
  }
}
