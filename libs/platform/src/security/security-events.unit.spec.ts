import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECURITY_EVENTS } from './security-events.js';

const RULES = join(import.meta.dirname, '../../../../k8s/monitoring/security-alerts.yaml');

describe('the shipped alert rules', () => {
  it('cover every kind of security event', () => {
    const kinds = [...readFileSync(RULES, 'utf8').matchAll(/stallbook_security_events_total\{kind="(\w+)"\}/g)];
    expect(kinds.map(([, kind]) => kind).sort()).toEqual([...SECURITY_EVENTS].sort());
  });
});
