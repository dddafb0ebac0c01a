import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyHolders } from '@stallbook/platform';
import { all, isDevelopment, kinds, matches, overlays, podKinds, render, workloads } from './rendered.js';

const repo = join(import.meta.dirname, '../../..');
const { version } = JSON.parse(readFileSync(join(repo, 'package.json'), 'utf8')) as { version: string };
/** A process ends itself after this time. */
const STOP_SECONDS = 10;
const containersOf = ([, , workload]: ReturnType<typeof workloads>[number]) => [
  ...(workload.spec.template.spec.initContainers ?? []),
  ...workload.spec.template.spec.containers,
];

describe('an overlay', () => {
  it('is rendered by kubectl, and a missing kubectl fails with a message that names it', () => {
    expect(() => render('production', 'no-such-kubectl')).toThrow('no-such-kubectl is needed to check the manifests');
    expect(overlays).toEqual(['development', 'production']);
  });

  it.each(overlays)('%s runs all nine processes, each as a Deployment', (overlay) => {
    const processes = new Set(Object.values(keyHolders).flat());
    const names = all(overlay, 'Deployment').map(({ metadata }) => metadata.name);
    expect(names.sort()).toEqual([...processes].sort());
    expect(kinds(overlay).filter((kind) => podKinds.includes(kind))).toEqual([]);
  });

  it.each(overlays)('%s puts everything into one namespace that enforces the restricted pod standard', (overlay) => {
    const [namespace, ...others] = all(overlay, 'Namespace');
    expect(others).toEqual([]);
    expect(namespace?.metadata.labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' });
    const elsewhere = kinds(overlay)
      .flatMap((kind) => all(overlay, kind as 'Service'))
      .filter(({ kind, metadata }) => String(kind) !== 'Namespace' && metadata.namespace !== namespace?.metadata.name);
    expect(elsewhere).toEqual([]);
  });
});

describe.each(workloads())('in the overlay %s the workload %s', (overlay, name, workload) => {
  const { spec: pod, metadata } = workload.spec.template;
  const containers = containersOf([overlay, name, workload]);

  it('runs as a numbered user without root rights, with the default seccomp profile', () => {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      runAsGroup: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    });
  });

  it('has a read-only file system, no capabilities and no way to gain privileges', () => {
    for (const { securityContext } of containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
    expect(pod.volumes).toEqual([{ name: 'tmp', emptyDir: { sizeLimit: '64Mi' } }]);
  });

  it('has a service account that no token is mounted for', () => {
    expect(pod).toMatchObject({ serviceAccountName: name, automountServiceAccountToken: false });
    const account = all(overlay, 'ServiceAccount').find((one) => one.metadata.name === name);
    expect(account).toMatchObject({ automountServiceAccountToken: false });
  });

  it('runs the image of its process, pinned to the version of the release', () => {
    for (const { image, command, args } of containers) {
      expect(image).toMatch(new RegExp(`(^|/)${name}(:${version}|@sha256:[0-9a-f]{64})$`));
      expect({ command, args }).toEqual({});
      // A name without a registry would be looked for on Docker Hub.
      if (!isDevelopment(overlay)) expect(image.split('/')[0]).toContain('.');
    }
  });

  it('answers the probes on the private port, which no Service and no Ingress leads to', () => {
    for (const { ports, startupProbe, livenessProbe, readinessProbe } of containers) {
      expect(ports.filter((port) => port.name === 'ops')).toEqual([{ name: 'ops', containerPort: 9464 }]);
      expect(startupProbe?.httpGet).toEqual({ path: '/healthz', port: 'ops' });
      expect(livenessProbe?.httpGet).toEqual({ path: '/healthz', port: 'ops' });
      expect(readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'ops' });
    }
    expect(JSON.stringify(all(overlay, 'Service'))).not.toMatch(/ops|9464/);
  });

  it('is spread over zones and nodes', () => {
    const spread = pod.topologySpreadConstraints;
    expect(spread.map(({ topologyKey }) => topologyKey)).toEqual([
      'topology.kubernetes.io/zone',
      'kubernetes.io/hostname',
    ]);
    for (const { labelSelector } of spread) {
      expect(labelSelector.matchLabels).toEqual({ 'app.kubernetes.io/name': name });
      expect(matches(labelSelector, metadata.labels)).toBe(true);
    }
  });

  it('keeps all replicas but one through a rollout and a drain', () => {
    expect(workload.spec.strategy).toEqual({ rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
    const budgets = all(overlay, 'PodDisruptionBudget').filter(({ spec }) => matches(spec.selector, metadata.labels));
    expect(budgets).toHaveLength(1);
    expect(budgets[0]?.spec).toMatchObject({ maxUnavailable: 1 });
  });

  it('gets no more requests when it stops, and has time to finish those in progress', () => {
    for (const { lifecycle } of containers) expect(lifecycle?.preStop?.exec?.command).toEqual(['sleep', '5']);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(5 + STOP_SECONDS);
  });

  it('asks for processor time and memory, and has a limit of memory', () => {
    for (const { resources } of containers) {
      expect(resources).toEqual({
        requests: { cpu: expect.any(String) as string, memory: expect.any(String) as string },
        limits: { memory: expect.any(String) as string },
      });
    }
  });

  it('gets no variables from the Services of the namespace', () => {
    expect(pod.enableServiceLinks).toBe(false);
  });
});

describe('the ingress of an overlay', () => {
  it.each(overlays.filter((overlay) => !isDevelopment(overlay)))('%s leads to the gateway alone, by TLS', (overlay) => {
    const [ingress, ...others] = all(overlay, 'Ingress');
    expect(others).toEqual([]);
    const rules = ingress?.spec.rules ?? [];
    const hosts = rules.map(({ host }) => host);
    expect(ingress?.spec.tls).toEqual([{ hosts, secretName: 'stallbook-tls' }]);
    expect(rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name))).toEqual(['gateway']);
    const [config] = all(overlay, 'ConfigMap');
    expect(config?.data['STALLBOOK_PUBLIC_URL']).toBe(`https://${hosts[0]}`);
  });

  it('has no TLS only where the overlay declares development', () => {
    const without = overlays.filter((overlay) => all(overlay, 'Ingress').some(({ spec }) => !spec.tls));
    expect(without.filter((overlay) => !isDevelopment(overlay))).toEqual([]);
  });
});

describe('monitoring in production', () => {
  it('reads the metrics of every process on its private port', () => {
    const [monitor] = all('production', 'PodMonitor');
    expect(monitor?.spec.podMetricsEndpoints).toMatchObject([{ port: 'ops', path: '/metrics' }]);
    for (const { spec } of all('production', 'Deployment')) {
      expect(matches(monitor?.spec.selector ?? {}, spec.template.metadata.labels)).toBe(true);
    }
  });

  it('alerts on metrics that the processes export', () => {
    const sources = ['libs', 'apps'].flatMap((group) =>
      readdirSync(join(repo, group), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !/node_modules|dist\/|\.spec\.ts$/.test(file))
        .map((file) => readFileSync(join(repo, group, file), 'utf8')),
    );
    const exported = new Set(
      sources.flatMap((text) => [...text.matchAll(/name: '(stallbook_\w+)'/g)].map(([, name = '']) => name)),
    );
    const rules = all('production', 'PrometheusRule').flatMap(({ spec }) =>
      spec.groups.flatMap((group) => group.rules),
    );
    expect(rules.length).toBeGreaterThan(8);
    for (const { expr } of rules) {
      const [metric = ''] = /(?:stallbook|nodejs)_\w+|\bup\b/.exec(expr) ?? [];
      expect(['up', 'nodejs_eventloop_lag_p99_seconds', ...exported]).toContain(
        metric.replace(/_(bucket|count|sum)$/, ''),
      );
    }
  });
});
