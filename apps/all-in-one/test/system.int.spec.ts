import { systemOperationsOf } from '@stallbook/contracts';
import { services } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import type { Person } from './testing/person.js';
import { openHarness, type Harness } from './testing/harness.js';

const SYSTEM = `{ system {
  gateway { version instance uptimeSeconds degraded }
  services { service status { version degraded relay { position published unsequenced } } }
  consumers { service group lag }
  setAside { service streamId firstVersion commits reason retrying }
  queues { queue waiting active failed }
} }`;
interface Report {
  gateway: { version: string; uptimeSeconds: number; degraded: string[] };
  services: {
    service: string;
    status: null | {
      version: string;
      relay: { position: number; published: number; unsequenced: number };
    };
  }[];
  consumers: { service: string; group: string; lag: number }[];
  setAside: { service: string; streamId: string; commits: number; reason: string; retrying: boolean }[];
  queues: { queue: string; failed: number }[] | null;
}

describe('the state of the system', () => {
  let harness: Harness;
  let adam: Person, vera: Person;
  beforeAll(async () => {
    harness = await openHarness();
    [adam, vera] = await Promise.all([harness.join('adam'), harness.join('vera', 'vendor')]);
  });
  afterAll(() => harness.close());

  const report = async (): Promise<Report> => (await adam.do<{ system: Report }>(SYSTEM)).system;

  it('the system page shows every service with its relay, consumers, and published messages', async () => {
    await eventually(async () => {
      const { gateway, services: reported, consumers, queues } = await report();
      expect(gateway).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/), degraded: [] });
      expect(reported.map(({ service }) => service)).toEqual(services);
      for (const { service, status } of reported) {
        expect(status?.relay).toMatchObject({ published: status?.relay.position, unsequenced: 0 });
        expect(consumers).toContainEqual({ service, group: `${service}.reactions`, lag: 0 });
      }
      expect(reported.find(({ service }) => service === 'identity')?.status?.relay.position).toBeGreaterThan(0);
      expect(queues?.map(({ queue }) => queue)).toContain('emails');
    });
  });

  it.each(['{ system { services { service } } }', '{ deadLetters { items { id } } }'])(
    'refuses %s to everybody but admins',
    async (document) => {
      for (const [person, code] of [
        [harness.visitor(), 'UNAUTHENTICATED'],
        [vera, 'PERMISSION_DENIED'],
      ] as const) {
        const { data, errors } = await person.ask(document);
        expect(errors[0]?.extensions.code).toBe(code);
        expect(data ?? null).toBeNull();
      }
    },
  );

  it('a retry of set-aside streams works and is logged with its admin', async () => {
    const streamId = `contact-message-${crypto.randomUUID()}`;
    await harness
      .db('content')
      .collection<{ _id: string }>('setAsideCommits')
      .insertOne({ _id: 'c1', streamId, firstVersion: 2, reason: 'unknown event', triedAt: new Date() } as never);
    const waiting = { service: 'content', streamId, commits: 1, reason: 'unknown event' };
    expect((await report()).setAside).toMatchObject([{ ...waiting, retrying: false }]);
    const retry = 'mutation($input: RetrySetAsideInput!) { retrySetAside(input: $input) { id } }';
    await adam.do(retry, { input: { service: 'content', streamId } });
    expect((await report()).setAside).toMatchObject([{ ...waiting, retrying: true }]);
    await eventually(async () => {
      const { log } = await adam.do<{ log: { items: { operationType: string; details: string }[] } }>(
        'query { log: adminOperations(input: { operationType: retry_set_aside }) { items { operationType details } } }',
      );
      expect(log.items.map(({ details }) => JSON.parse(details) as object)).toEqual([
        { service: 'content', subject: streamId },
      ]);
    });
  });

  it('the system page shows the other services while one does not answer', async () => {
    const call = harness.rpc.call.bind(harness.rpc);
    const away = jest
      .spyOn(harness.rpc, 'call')
      .mockImplementation((operation, input, options) =>
        operation.name === systemOperationsOf.billing.status.name ||
        operation.name === systemOperationsOf.billing.deadLetters.name
          ? call({ ...operation, name: 'billing.nothing' }, input as never, options)
          : call(operation, input as never, options),
      );
    try {
      const { services } = await report();
      expect(services.filter(({ status }) => status === null).map(({ service }) => service)).toEqual(['billing']);
      const { deadLetters } = await adam.do<{ deadLetters: object }>('{ deadLetters { notReachable items { id } } }');
      expect(deadLetters).toEqual({ notReachable: ['billing'], items: [] });
    } finally {
      away.mockRestore();
    }
  });
});
