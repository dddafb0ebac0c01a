import { reconciliation } from '../features/admin-system/texts/reconciliation.es.js';
import { openClaims } from '../features/claims/texts/open.es.js';

it.each([
  ['the answer to a claim', openClaims.due],
  ['payments that agree', (when: string) => reconciliation.agrees(2, when)],
  ['no payments', (when: string) => reconciliation.agrees(0, when)],
])('a Spanish sentence about %s ends in one period, although the time has one', (_, sentence) => {
  const text = sentence('30 nov 2026, 12:48 p.m.');
  expect(text).toContain('12:48 p.m.');
  expect(text).toMatch(/[^.]\.$/);
});
