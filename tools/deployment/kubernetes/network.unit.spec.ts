import { services } from '@stallbook/kernel';
import type { NetworkPolicy, Peer, Rule, Selector, Workload } from './objects.js';
import { all, isDevelopment, matches, overlays } from './rendered.js';

const labelsOf = (workload: Workload): Record<string, string> => workload.spec.template.metadata.labels;
const nameIn = ({ matchLabels = {} }: Selector): string =>
  matchLabels['kubernetes.io/metadata.name'] ?? matchLabels['app.kubernetes.io/name'] ?? matchLabels['k8s-app'] ?? '?';

/** The workloads or servers that a peer means: `identity`, `mongodb.stallbook-servers`, `monitoring` or `internet`. */
function namesOf(overlay: string, { namespaceSelector, podSelector, ipBlock }: Peer): string[] {
  if (ipBlock) return [ipBlock.cidr === '0.0.0.0/0' ? 'internet' : ipBlock.cidr];
  if (namespaceSelector) return [[...(podSelector ? [nameIn(podSelector)] : []), nameIn(namespaceSelector)].join('.')];
  const selected = all(overlay, 'Deployment').filter((workload) => matches(podSelector ?? {}, labelsOf(workload)));
  return selected.map(({ metadata }) => metadata.name);
}

const portOf = (workload: Workload, port: number | string): number | string =>
  workload.spec.template.spec.containers.flatMap(({ ports }) => ports).find(({ name }) => name === port)
    ?.containerPort ?? port;

const rulesFor = (overlay: string, workload: Workload, direction: 'ingress' | 'egress'): Rule[] =>
  all(overlay, 'NetworkPolicy')
    .filter(({ spec }) => matches(spec.podSelector, labelsOf(workload)))
    .flatMap(({ spec }) => spec[direction] ?? []);

/** Where a workload may send to, or receive from, as `peer:port`. */
function allowed(overlay: string, workload: Workload, direction: 'ingress' | 'egress'): string[] {
  const lines = rulesFor(overlay, workload, direction).flatMap((rule) =>
    (rule.to ?? rule.from ?? []).flatMap((peer) =>
      namesOf(overlay, peer).flatMap((name) =>
        (rule.ports ?? []).map(({ port }) => `${name}:${portOf(workload, port)}`),
      ),
    ),
  );
  return [...new Set(lines)].sort();
}

const SERVICES: readonly string[] = services;
const callers = ['gateway', 'workers'];
const everywhere = ['kube-dns.kube-system:53', 'redis.stallbook-servers:6379', 'monitoring:4318'];
const databases = ['mongodb.stallbook-servers:27017', 'kafka.stallbook-servers:9092'];
const called = [...services.map((name) => `${name}:3000`), 'attachments:3001'];

const outside: Record<string, Record<string, string[]>> = {
  production: {
    billing: ['internet:443'],
    notifications: ['internet:443'],
    workers: ['internet:465', 'internet:587', 'internet:993'],
  },
  development: {
    billing: ['stripe-emulator.stallbook-servers:12111'],
    notifications: ['internet:443'],
    workers: ['mailbox.stallbook-servers:1025'],
  },
};
const ingress: Record<string, string[]> = {
  production: ['ingress:8080'],
  development: ['ingress:8080', 'stripe-emulator.stallbook-servers:8080'],
};

describe.each(overlays)('the network policies of the overlay %s', (overlay) => {
  const workloads = all(overlay, 'Deployment').map((workload): [string, Workload] => [
    workload.metadata.name,
    workload,
  ]);
  const policies = all(overlay, 'NetworkPolicy').map((policy): [string, NetworkPolicy] => [
    policy.metadata.name,
    policy,
  ]);

  it('deny what no other policy allows, for every pod and in both directions', () => {
    const [, denial] = policies.find(([name]) => name === 'deny-by-default') ?? [];
    expect(denial?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it.each(policies)('name a peer and a port in every rule: %s', (_name, { spec }) => {
    for (const { to, from, ports } of [...(spec.ingress ?? []), ...(spec.egress ?? [])]) {
      expect([...(to ?? []), ...(from ?? [])].length).toBeGreaterThan(0);
      expect(ports?.length).toBeGreaterThan(0);
      for (const peer of [...(to ?? []), ...(from ?? [])]) expect(Object.keys(peer).length).toBeGreaterThan(0);
    }
  });

  it.each(workloads)('let %s send to its peers and to nothing else', (name, workload) => {
    const peers = SERVICES.includes(name) ? databases : called;
    const expected = [...everywhere, ...peers, ...(outside[overlay]?.[name] ?? [])];
    expect(allowed(overlay, workload, 'egress')).toEqual(expected.sort());
  });

  it.each(workloads)('let %s receive from its callers and from nothing else', (name, workload) => {
    const ports = name === 'attachments' ? [3000, 3001] : [3000];
    const fromCallers = callers.flatMap((caller) => ports.map((port) => `${caller}:${port}`));
    const byKind = SERVICES.includes(name) ? fromCallers : name === 'gateway' ? (ingress[overlay] ?? []) : [];
    expect(allowed(overlay, workload, 'ingress')).toEqual(['monitoring:9464', ...byKind].sort());
  });

  it('never let the public addresses of a rule include a private network or the metadata of a cloud', () => {
    const blocks = policies.flatMap(([, { spec }]) => (spec.egress ?? []).flatMap(({ to }) => to ?? []));
    for (const { ipBlock } of blocks.filter((peer) => peer.ipBlock)) {
      expect(ipBlock?.except).toEqual(
        expect.arrayContaining(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10']),
      );
    }
    if (!isDevelopment(overlay)) expect(blocks.some((peer) => peer.ipBlock)).toBe(true);
  });
});
