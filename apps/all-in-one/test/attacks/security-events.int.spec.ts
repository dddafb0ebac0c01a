import { newId } from '@stallbook/kernel';
import { securityEvents, type SecurityEventName } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import { captureLogs } from '../testing/everything.js';
import type { Person } from '../testing/person.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { createMarket, form, marketInput } from '../testing/fixtures.js';

async function countOf(kind: SecurityEventName): Promise<number> {
  const { values } = await securityEvents.get();
  return values.find(({ labels }) => labels.kind === kind)?.value ?? 0;
}

describe('what may be an attack', () => {
  let harness: Harness;
  let vera: Person;
  let market: string;
  beforeAll(async () => {
    harness = await openHarness({ LOG_LEVEL: 'warn' }, ['identity', 'events', 'billing', 'attachments']);
    vera = await harness.join('vera', 'vendor');
    market = await createMarket(await harness.join('olga', 'organizer'), marketInput(harness, 'Riverside'));
  });
  afterAll(() => harness.close());

  const attacks: [string, SecurityEventName, () => Promise<unknown>][] = [
    [
      'a mutation of others',
      'authorization_refused',
      () => vera.ask('mutation($id: ID!) { publishMarketEvent(input: { id: $id }) { id } }', { id: market }),
    ],
    ['a query of admins', 'authorization_refused', () => vera.ask('{ countAccounts { admins } }')],
    [
      'an upload to the event of others',
      'authorization_refused',
      () => vera.fetch(`/uploads/attachments/${market}`, { method: 'POST', body: form('a.pdf', '%PDF-1.4') }),
    ],
    [
      'a write from another site',
      'foreign_origin',
      () => vera.post('/auth/sign-out', {}, { origin: 'https://evil.example' }),
    ],
    [
      'a webhook with a wrong signature',
      'webhook_signature_failed',
      () => harness.visitor().post('/webhooks/stripe', { id: newId() }, { 'stripe-signature': 't=1,v1=00' }),
    ],
    [
      'a second use of a refresh token',
      'refresh_token_reused',
      async () => {
        const thief = harness.visitor().setCookie('sb_refresh', vera.cookie('sb_refresh') ?? '');
        await vera.post('/auth/refresh', {});
        await harness.clock.advance(60_000);
        await thief.post('/auth/refresh', {});
      },
    ],
  ];

  it.each(attacks)('an attack is counted and logged without personal data: %s', async (_attack, kind, attempt) => {
    const before = await countOf(kind);
    const logs = captureLogs();
    try {
      await attempt();
      await eventually(async () => {
        expect(await countOf(kind)).toBe(before + 1);
        expect(logs.text()).toContain(`"securityEvent":"${kind}"`);
      });
      expect(logs.text()).not.toMatch(/vera|olga|example\.org|127\.0\.0\.1/i);
    } finally {
      logs.end();
    }
  });
});
