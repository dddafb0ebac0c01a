import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '@stallbook/kernel';
import { baseConfig, keyHolders, loadConfig, type ProcessName } from '@stallbook/platform';
import { testKeysOf } from '@stallbook/platform/testing';
import { compose, development } from './compose.js';
import type { Data } from './kubernetes/objects.js';
import { all, overlays, withoutHash, workloads } from './kubernetes/rendered.js';

const processes = [...new Set(Object.values(keyHolders).flat())];
const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
const isSecret = (name: string): boolean => name in keyHolders || STRIPE.includes(name);

const secretsOf = (process: ProcessName): string[] => {
  const keys = Object.keys(testKeysOf(process));
  return [...keys, ...(process === 'billing' ? STRIPE : [])].sort();
};

/** Besides its keys, a service has a user of its database, the workers one of the mail server, and pushes are signed. */
const credentialsOf = (process: ProcessName): string[] => [
  ...((services as readonly string[]).includes(process) ? ['MONGODB_URL'] : []),
  ...(process === 'notifications' ? ['VAPID_PRIVATE_KEY'] : []),
  ...(process === 'workers' ? ['SMTP_URL', 'RETURNED_MAIL_URL'] : []),
];

const secret = (name: string): Data | undefined =>
  all('development', 'Secret').find(({ metadata }) => withoutHash(metadata.name) === name);

const namesIn = ({ data }: Data): string[] => Object.keys(data);

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

/** `[Secret, its variables]`, as the README lists them for the store of a cluster. */
const documented = [...read('k8s/README.md').matchAll(/^\| `([\w-]+)` \| (`.+`) \|$/gm)].map(
  ([, name = '', list = '']): [string, string[]] => [name, [...list.matchAll(/`(\w+)`/g)].map(([, one = '']) => one)],
);

/** `[variable, process]`, as the operations guide lists them below the keys. */
const [, otherTable = ''] = /Other secrets:\n\n((?:\|.*\n)+)/.exec(read('docs/operations.md')) ?? [];
const otherSecrets = [...otherTable.matchAll(/^\| (`[^|]+`) \| ([a-z, ]+) \|/gm)].flatMap(
  ([, variables = '', holders = '']) =>
    [...variables.matchAll(/`(\w+)`/g)].flatMap(([, variable = '']) =>
      holders.split(', ').map((holder): [string, string] => [variable, holder]),
    ),
);

describe('a deployment', () => {
  it.each(processes)('with Compose gives %s its own secrets and no others', (process) => {
    const environment = compose(development)[process]?.environment ?? {};
    expect(Object.keys(environment).filter(isSecret).sort()).toEqual(secretsOf(process));
    expect('SMTP_URL' in environment).toBe(process === 'workers');
  });

  it.each(processes)('on Kubernetes gives %s its own secrets and no others', (process) => {
    const own = secret(`${process}-secrets`);
    expect(own && namesIn(own).sort()).toEqual(secretsOf(process));
  });

  it.each(otherSecrets)('on Kubernetes has a place for %s of %s', (variable, holder) => {
    const [, own = []] = documented.find(([name]) => name === `${holder}-secrets`) ?? [];
    expect([...all('production', 'ConfigMap').flatMap(namesIn), ...own]).toContain(variable);
  });

  it('on Kubernetes refuses to start until the publishable key of Stripe is replaced', () => {
    const [settings] = all('production', 'ConfigMap');
    expect(() => loadConfig(baseConfig, settings?.data ?? {}, 'billing')).toThrow(
      'STRIPE_PUBLISHABLE_KEY: expected pk_test_... or pk_live_...',
    );
  });

  it.each(workloads())('in the overlay %s lets %s read the shared settings and its own Secret', (_, name, { spec }) => {
    for (const { env, envFrom } of spec.template.spec.containers) {
      const sources = envFrom.map(({ configMapRef, secretRef }) => [
        configMapRef ? 'ConfigMap' : 'Secret',
        withoutHash(configMapRef?.name ?? secretRef?.name ?? ''),
      ]);
      expect(sources).toEqual([
        ['ConfigMap', 'stallbook'],
        ['Secret', 'stallbook'],
        ['Secret', `${name}-secrets`],
      ]);
      expect(env.filter(({ valueFrom }) => valueFrom)).toEqual([]);
    }
  });

  it.each(overlays)('keeps secrets out of the shared settings of the overlay %s', (overlay) => {
    for (const settings of all(overlay, 'ConfigMap')) {
      expect(namesIn(settings).filter(isSecret)).toEqual([]);
      expect(Object.values(settings.data).filter((value) => /:\/\/[^/]*@/.test(value))).toEqual([]);
    }
  });

  it('shares only the address of Redis between all processes', () => {
    expect(secret('stallbook')?.data && namesIn(secret('stallbook') as Data)).toEqual(['REDIS_URL']);
  });

  it('has a list of the Secrets that a cluster keeps, with the variables of each', () => {
    const ofProcesses = processes.map((process): [string, string[]] => [
      `${process}-secrets`,
      [...secretsOf(process), ...credentialsOf(process)].sort(),
    ]);
    const expected = [...ofProcesses, ['stallbook', ['REDIS_URL']], ['stallbook-scaling', ['address', 'password']]];
    const sorted = documented.map(([name, variables]) => [name, variables.sort()]);
    expect(Object.fromEntries(sorted)).toEqual(Object.fromEntries(expected));
  });
});
