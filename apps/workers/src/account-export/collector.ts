import { Injectable } from '@nestjs/common';
import { personDataOf, type PersonDataInput } from '@stallbook/contracts';
import type { ServiceName } from '@stallbook/kernel';
import { RpcClient } from '@stallbook/rpc';
import { WORKERS } from '../system-actor.js';

const CALL_MS = 30_000;

export type Kinds = Record<string, object[]>;
export type Collected = Partial<Record<ServiceName, Kinds>>;

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

  /** `collected` receives the finished services. Throws `NotCollected`. */
  async collect(
    person: Pick<PersonDataInput, 'personId' | 'address'>,
    collected: (services: ServiceName[]) => Promise<void>,
  ): Promise<Collected> {
    const data: Collected = {};
    for (const service of Object.keys(personDataOf) as ServiceName[]) {
      data[service] = await this.ofService(service, person).catch((error: unknown) => {
        throw new NotCollected(service, error);
      });
      await collected(Object.keys(data) as ServiceName[]);
    }
    return data;
  }

  private async ofService(service: ServiceName, person: Pick<PersonDataInput, 'personId' | 'address'>): Promise<Kinds> {
    const found: Kinds = {};
    let next: string | null = null;
    do {
      const input: PersonDataInput = { ...person, ...(next !== null && { after: next }) };
      const page = await this.rpc.call(personDataOf[service], input, { actor: WORKERS, timeoutMs: CALL_MS });
      for (const { kind, records } of page.kinds) (found[kind] ??= []).push(...records);
      next = page.next;
    } while (next !== null);
    return found;
  }
}
