import { Injectable } from '@nestjs/common';
import { personDataOf, type PersonDataInput, type PersonDataPage } from '@stallbook/contracts';
import type { ServiceName } from '@stallbook/kernel';
import { RpcClient } from '@stallbook/rpc';
import { WORKERS } from '../system-actor.js';

const CALL_MS = 30_000;
const SERVICES = Object.keys(personDataOf) as ServiceName[];

export type Person = Pick<PersonDataInput, 'personId' | 'address'>;

/** Some of what a service holds about a person. */
export interface DataPage {
  service: ServiceName;
  kinds: PersonDataPage['kinds'];
}

/** A service did not return its data; a retry may help. */
export class NotCollected extends Error {
  override readonly name = 'NotCollected';

  constructor(
    readonly service: ServiceName,
    cause: unknown,
  ) {
    super(`${service} did not give what it holds`, { cause });
  }
}

@Injectable()
export class Collector {
  constructor(private readonly rpc: RpcClient) {}

  /** Service by service, and kind by kind. `collected` receives the finished services. Throws `NotCollected`. */
  async *pages(
    person: Person,
    collected?: (services: ServiceName[]) => Promise<void>,
  ): AsyncGenerator<DataPage, void, undefined> {
    for (const [index, service] of SERVICES.entries()) {
      let next: string | null = null;
      do {
        const page = await this.page(service, person, next);
        yield { service, kinds: page.kinds };
        next = page.next;
      } while (next !== null);
      await collected?.(SERVICES.slice(0, index + 1));
    }
  }

  private async page(service: ServiceName, person: Person, after: string | null): Promise<PersonDataPage> {
    const input: PersonDataInput = { ...person, ...(after !== null && { after }) };
    try {
      return await this.rpc.call(personDataOf[service], input, { actor: WORKERS, timeoutMs: CALL_MS });
    } catch (error) {
      throw new NotCollected(service, error);
    }
  }
}
