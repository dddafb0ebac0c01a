import { Injectable } from '@nestjs/common';
import type { Actor } from '@stallbook/kernel';
import { AttemptLimit, type Count } from '@stallbook/platform';

const PER_ACCOUNT = 10;
const PER_ADDRESS = 30;

/** Limits guesses of event codes; a code that exists does not count. */
@Injectable()
export class CodeLimit {
  constructor(private readonly limit: AttemptLimit) {}

  /** Throws `RATE_LIMITED`, or what `find` throws. */
  async around<T>(actor: Actor | undefined, remoteAddress: string | undefined, find: () => Promise<T>): Promise<T> {
    const counts: Count[] = [
      ...(actor ? [{ kind: 'event-code', subject: actor.id, free: PER_ACCOUNT }] : []),
      ...(remoteAddress ? [{ kind: 'event-code-from', subject: remoteAddress, free: PER_ADDRESS }] : []),
    ];
    if (counts.length === 0) return find();
    await this.limit.require(...counts);
    const found = await find();
    await this.limit.takeBack({ last: counts });
    return found;
  }
}
