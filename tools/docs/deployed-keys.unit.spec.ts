import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyHolders, keysFor, type ProcessName } from '@stallbook/platform';
import { parse } from 'yaml';

const repo = join(import.meta.dirname, '../..');
const read = <T>(path: string): T => parse(readFileSync(join(repo, path), 'utf8'), { merge: true }) as T;
const processes = [...new Set(Object.values(keyHolders).flat())];
const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
const isSecret = (name: string): boolean => name in keyHolders || STRIPE.includes(name);

const secretsOf = (process: ProcessName): string[] => {
  const keys = Object.keys(keysFor(process, {}));
  return [...keys, ...(process === 'billing' ? STRIPE : [])].sort();
};

interface Compose {
  services: Record<string, { environment: Record<string, string> }>;
}
interface Overlay {
  secretGenerator: { name: string; literals: string[] }[];
}
interface Base {
  patches: { patch: string }[];
}

describe('a deployment', () => {
  it.each(processes)('with Compose gives %s its own secrets and no others', (process) => {
    const { environment } = read<Compose>('docker-compose.yml').services[process] ?? { environment: {} };
    expect(Object.keys(environment).filter(isSecret).sort()).toEqual(secretsOf(process));
  });

  it.each(processes)('on Kubernetes gives %s its own secrets and no others', (process) => {
    const { secretGenerator } = read<Overlay>('k8s/overlays/development/kustomization.yaml');
    const namesIn = (secret: string): string[] =>
      (secretGenerator.find(({ name }) => name === secret)?.literals ?? []).map((one) =>
        one.slice(0, one.indexOf('=')),
      );
    expect(namesIn('stallbook').filter(isSecret)).toEqual([]);
    expect(namesIn(`${process}-secrets`).sort()).toEqual(secretsOf(process));
    const { patches } = read<Base>(`k8s/base/${process}/kustomization.yaml`);
    const references = patches.flatMap(({ patch }) => patch.match(/secretRef: \{ name: [\w-]+ \}/g) ?? []);
    expect(references).toEqual([`secretRef: { name: ${process}-secrets }`]);
  });
});
