import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@stallbook/contracts';
import { services } from '@stallbook/kernel';
import type { Scaler } from './objects.js';
import { all } from './rendered.js';

const apps = join(import.meta.dirname, '../../../apps');
const sourcesOf = (app: string): string =>
  readdirSync(join(apps, app, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(apps, app, 'src', file), 'utf8'))
    .join('\n');

const deployments = all('production', 'Deployment').map(({ metadata }) => metadata.name);
const scalers = (): Scaler[] => [...all('production', 'HorizontalPodAutoscaler'), ...all('production', 'ScaledObject')];
const scalerOf = (name: string): Scaler | undefined => scalers().find(({ spec }) => spec.scaleTargetRef.name === name);
const triggersOf = (name: string, type: string) =>
  (scalerOf(name)?.spec.triggers ?? []).filter((trigger) => trigger.type === type);

/** The consumer groups of a service, as its sources name them. */
const groupsOf = (service: string): string[] =>
  [...sourcesOf(service).matchAll(/(?:\bgroup: |@ConsumerGroup\()'([\w.-]+)'/g)].map(([, group = '']) => group);

const millicores = (text = ''): number => Number(/^(\d+)m$/.exec(text)?.[1]);

describe('autoscaling in production', () => {
  it.each(deployments)('gives %s exactly one autoscaler, at least two replicas, and no fixed number', (name) => {
    const [scaler, ...others] = scalers().filter(({ spec }) => spec.scaleTargetRef.name === name);
    expect(others).toEqual([]);
    expect(scaler?.metadata.name).toBe(name);
    expect(scaler?.spec.minReplicas ?? scaler?.spec.minReplicaCount).toBe(2);
    const workload = all('production', 'Deployment').find(({ metadata }) => metadata.name === name);
    expect(workload?.spec.replicas).toBeUndefined();
  });

  it.each(deployments)('scales %s by processor use, between what a pod requests and a core', (name) => {
    const targets = (scalerOf(name)?.spec.metrics ?? []).map(({ resource }) => resource);
    const byMetric = targets.filter((one) => one.name === 'cpu').map(({ target }) => target.averageValue);
    const byTrigger = triggersOf(name, 'cpu').map(({ metricType, metadata }) =>
      metricType === 'AverageValue' ? metadata['value'] : undefined,
    );
    const [value, ...others] = [...byMetric, ...byTrigger];
    expect(others).toEqual([]);
    const workload = all('production', 'Deployment').find(({ metadata }) => metadata.name === name);
    const [process] = workload?.spec.template.spec.containers ?? [];
    expect(millicores(value)).toBeGreaterThan(millicores(process?.resources.requests?.cpu));
    expect(millicores(value)).toBeLessThan(1_000);
  });

  it.each(services)('scales %s by the lag of each of its consumer groups', (service) => {
    const groups = groupsOf(service);
    expect(groups.length).toBeGreaterThan(0);
    const triggers = triggersOf(service, 'kafka').map(({ metadata }) => metadata);
    expect(triggers.map(({ consumerGroup }) => consumerGroup).sort()).toEqual(
      groups.map((one) => `stallbook.${one}`).sort(),
    );
    for (const { bootstrapServersFromEnv, topic } of triggers) {
      expect(bootstrapServersFromEnv).toBe('KAFKA_BROKERS');
      expect(topic).toBeUndefined(); // all topics of the group, the one of its retries included
    }
  });

  it('scales the workers by the depth of each queue that they work on', () => {
    const names = [...sourcesOf('workers').matchAll(/@QueueProcessor\((\w+)/g)].map(([, name = '']) => name);
    const queues = names.map((name) => String((contracts as Record<string, unknown>)[name]));
    expect(queues.length).toBeGreaterThan(3);
    const triggers = triggersOf('workers', 'redis');
    const lists = triggers.map(({ metadata }) => metadata['listName']);
    // Only e-mails have priorities.
    const expected = [...queues.map((queue) => `stallbook:jobs:${queue}:wait`), 'stallbook:jobs:emails:prioritized'];
    expect(lists.sort()).toEqual(expected.sort());
    for (const { authenticationRef } of triggers) expect(authenticationRef).toEqual({ name: 'redis' });
  });

  it('reads Redis with a Secret that no pod gets', () => {
    const [authentication] = all('production', 'TriggerAuthentication');
    expect(authentication?.spec?.secretTargetRef?.map(({ name }) => name)).toEqual([
      'stallbook-scaling',
      'stallbook-scaling',
    ]);
    expect(JSON.stringify(all('production', 'Deployment'))).not.toContain('stallbook-scaling');
  });

  it('watches the groups and queues of the default prefix, which no overlay changes', () => {
    expect(all('production', 'ConfigMap').map(({ data }) => data['STALLBOOK_DB_PREFIX'])).toEqual([undefined]);
  });
});
