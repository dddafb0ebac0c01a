import { baseConfig, keyHolders, loadConfig, type ProcessName } from '@stallbook/platform';
import { compose, composeText, development, developmentText, type ComposeService } from './compose.js';

const processes = [...new Set(Object.values(keyHolders).flat())];
const secrets = [...Object.keys(keyHolders), 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
const own = { ...development, ...Object.fromEntries(secrets.map((name) => [name, `own:${'A'.repeat(43)}=`])) };

const configOf = (process: ProcessName, env: Record<string, string>) => {
  const given = Object.entries(compose(env)[process]?.environment ?? {}).map(([name, value]) => [name, String(value)]);
  return loadConfig(baseConfig, Object.fromEntries(given) as Record<string, string>, process);
};
/** The same environment without the declaration. */
const production = (env: Record<string, string>): Record<string, string> => ({ ...env, NODE_ENV: '' });

describe('Compose', () => {
  it.each([...secrets, 'SMTP_URL', 'STALLBOOK_PUBLIC_URL'])('refuses to start while %s is not set', (name) => {
    expect(() => compose({})).toThrow('is missing a value');
    expect(() => compose({ ...own, [name]: '' })).toThrow(`required variable ${name} is missing a value`);
  });

  it('holds no default secret', () => {
    for (const name of secrets) expect(composeText).not.toContain(development[name]);
    expect(composeText).not.toMatch(/(_KEYS|SECRET|SECRET_KEY):-[^}]/);
  });

  it.each(processes)('starts %s with the published secrets where development is declared', (process) => {
    expect(developmentText).toContain('NODE_ENV=development');
    expect(configOf(process, development).STALLBOOK_PUBLIC_URL).toBe('http://localhost:8080');
  });

  it.each(processes)('has %s refuse the published secrets where development is not declared', (process) => {
    expect(compose(production(development))[process]?.environment?.['NODE_ENV']).toBe('production');
    expect(() => configOf(process, production(development))).toThrow(
      'is a published secret, allowed only with NODE_ENV=development',
    );
  });

  it.each(processes)(
    'builds %s from the one Dockerfile and runs it without rights that it does not need',
    (process) => {
      const service: ComposeService = compose(development)[process] ?? {};
      expect(service).toMatchObject({
        build: { context: '.', args: { PROCESS: process } },
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    },
  );

  it('starts the mailbox and the Stripe emulator for development only', () => {
    const services = Object.entries(compose(development));
    const profiled = services.filter(([, { profiles }]) => profiles).map(([name, { profiles }]) => [name, profiles]);
    expect(Object.fromEntries(profiled)).toEqual({ mailbox: ['development'], 'stripe-emulator': ['development'] });
    expect(development['COMPOSE_PROFILES']).toBe('development');
  });

  it('pins every image, and opens ports to this machine alone', () => {
    for (const { image, ports = [] } of Object.values(compose(development))) {
      if (image) expect(image).toMatch(/:\d+\.\d+\.\d+$/);
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });
});
