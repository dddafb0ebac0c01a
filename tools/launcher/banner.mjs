import { join, relative } from 'node:path';
import { DEMO_ACCOUNTS } from './demo-accounts.mjs';

/**
 * One line per server: its origin, and the substitute for a missing Kafka.
 * @param {Pick<import('../../infra/servers/src/servers.mjs').RunningServers, 'sources' | 'withoutKafka' | 'kafkaIsLate'> & { kafkaLog: string }} servers
 * @param {boolean} embeddedAsked
 */
export function serversText({ sources, withoutKafka, kafkaIsLate, kafkaLog }, embeddedAsked) {
  const lines = [`  MongoDB  ${sources.mongo}`, `  Redis    ${sources.redis}`];
  if (kafkaIsLate)
    lines.push(
      `  Kafka    not up: ${kafkaIsLate.replace(/\.$/, '')}. Stallbook starts without it and keeps trying. See ${kafkaLog}, or run without Kafka: npm start -- --bus=embedded`,
    );
  else if (embeddedAsked) lines.push('  Kafka    not used: messages go through MongoDB');
  else
    lines.push(
      withoutKafka
        ? `  Kafka    not used: messages go through MongoDB. ${withoutKafka}`
        : `  Kafka    ${sources.kafka}`,
    );
  return lines.join('\n');
}

/**
 * @param {import('./options.mjs').Options} options
 * @param {NodeJS.ProcessEnv} env
 * @param {number} took milliseconds
 */
export function readyText({ repo, root, host, port, demo }, env, took) {
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  const logs = join(root, 'logs');
  const lines = ['', `Stallbook is ready at http://${name}:${port} (after ${(took / 1000).toFixed(1)} s)`, ''];
  if (env.MAILBOX_URL) lines.push(`  Mailbox    ${env.MAILBOX_URL}`);
  lines.push(`  Logs       ${logs.startsWith(repo) ? relative(repo, logs) : logs}`, '');
  if (demo) {
    lines.push('  Log in as');
    for (const { email, password } of DEMO_ACCOUNTS) lines.push(`    ${email.padEnd(30)} ${password}`);
    lines.push('');
  }
  lines.push('Ctrl-C stops everything.');
  return lines.join('\n');
}
