import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { Manifest, OfKind, Selector, Workload } from './objects.js';

const folder = join(import.meta.dirname, '../../../k8s/overlays');

/** Every overlay, so that a new one is checked too. */
export const overlays = readdirSync(folder);

/** What `kubectl kustomize` writes for an overlay. */
export function render(overlay: string, kubectl = 'kubectl'): Manifest[] {
  const { error, status, stdout, stderr } = spawnSync(kubectl, ['kustomize', join(folder, overlay)], {
    encoding: 'utf8',
    maxBuffer: 16 * 1_048_576,
  });
  if (error)
    throw new Error(`${kubectl} is needed to check the manifests in k8s/, and it cannot be run: ${error.message}`);
  if (status !== 0) throw new Error(`The overlay ${overlay} cannot be rendered:\n${stderr}`);
  return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
}

const manifests = new Map<string, Manifest[]>();

export function all<K extends Manifest['kind']>(overlay: string, kind: K): OfKind<K>[] {
  const known = manifests.get(overlay) ?? render(overlay);
  manifests.set(overlay, known);
  return known.filter((manifest) => manifest.kind === kind) as OfKind<K>[];
}

/** The kinds that run pods. Only Deployments have checks, so another kind fails a spec. */
export const podKinds = ['DaemonSet', 'StatefulSet', 'ReplicaSet', 'Pod', 'Job', 'CronJob', 'ReplicationController'];
export const kinds = (overlay: string): string[] => {
  all(overlay, 'Deployment');
  return [...new Set((manifests.get(overlay) ?? []).map(({ kind }): string => kind))];
};

/** Every workload of every overlay: `[overlay, name, workload]`. */
export const workloads = (): [string, string, Workload][] =>
  overlays.flatMap((overlay) =>
    all(overlay, 'Deployment').map((workload): [string, string, Workload] => [
      overlay,
      workload.metadata.name,
      workload,
    ]),
  );

export const isDevelopment = (overlay: string): boolean =>
  all(overlay, 'ConfigMap').some(({ data }) => data['NODE_ENV'] === 'development');

/** Kustomize ends generated names with a hash of the content. */
export const withoutHash = (name: string): string => name.replace(/-[a-z0-9]{10}$/, '');

export function matches(
  { matchLabels = {}, matchExpressions = [] }: Selector,
  labels: Record<string, string>,
): boolean {
  return (
    Object.entries(matchLabels).every(([name, value]) => labels[name] === value) &&
    matchExpressions.every(({ key, operator, values }) => {
      if (operator !== 'In') throw new Error(`The operator ${operator} is not known here.`);
      return values.includes(labels[key] ?? '');
    })
  );
}
