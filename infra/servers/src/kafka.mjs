import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { isBrokerRegistered } from './broker.mjs';
import { Child } from './child.mjs';
import { SetupProblem } from './problem.mjs';

const run = promisify(execFile);

/**
 * One node, both broker and controller. Formats a new data folder first.
 * @param {import('./servers.mjs').Place} place
 * @param {{ java: string, libs: string }} binaries
 * @param {{ broker: number, controller: number }} ports
 */
export async function kafkaChild(place, { java, libs }, ports) {
  const dir = join(place.root, 'data', 'kafka');
  const config = join(place.root, 'run', 'kafka');
  mkdirSync(dir, { recursive: true });
  mkdirSync(config, { recursive: true });
  const properties = join(config, 'server.properties');
  const logging = join(config, 'log4j2.properties');
  writeFileSync(properties, serverProperties(dir, ports));
  writeFileSync(logging, LOGGING);
  const classpath = [join(libs, '*')].join(delimiter);
  const flags = [
    '-Xmx512m',
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    `-Dlog4j2.configurationFile=${logging}`,
    '-cp',
    classpath,
  ];
  if (!existsSync(join(dir, 'meta.properties'))) {
    const format = ['kafka.tools.StorageTool', 'format', '-t', clusterId(dir), '-c', properties, '--ignore-formatted'];
    await run(java, [...flags, ...format], { env: place.env }).catch((error) => {
      throw new SetupProblem(`Kafka could not prepare ${dir}.`, {
        details: String(error.stderr || error.message).trim(),
      });
    });
  }
  return new Child({
    name: 'kafka',
    title: 'Kafka',
    command: java,
    args: [...flags, 'kafka.Kafka', properties],
    env: place.env,
    log: join(place.root, 'logs', 'kafka.log'),
    runDir: join(place.root, 'run'),
    stopOrder: 30,
    stopMs: 2_000,
    readyMs: 90_000,
    isReady: () => isBrokerRegistered(ports.broker),
  });
}

/**
 * Kafka requires 16 bytes in URL-safe base64, stable for this folder. The first bit is cleared, because the tool
 * would read a leading dash as an option.
 * @param {string} dir
 */
export function clusterId(dir) {
  const bytes = createHash('sha256').update(dir).digest().subarray(0, 16);
  bytes.writeUInt8(bytes.readUInt8(0) & 0x7f, 0);
  return bytes.toString('base64url');
}

/** @param {string} dir @param {{ broker: number, controller: number }} ports */
function serverProperties(dir, { broker, controller }) {
  return `process.roles=broker,controller
node.id=1
listeners=PLAINTEXT://127.0.0.1:${broker},CONTROLLER://127.0.0.1:${controller}
advertised.listeners=PLAINTEXT://127.0.0.1:${broker}
controller.listener.names=CONTROLLER
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT
inter.broker.listener.name=PLAINTEXT
controller.quorum.voters=1@127.0.0.1:${controller}
log.dirs=${dir}
offsets.topic.replication.factor=1
offsets.topic.num.partitions=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
share.coordinator.state.topic.replication.factor=1
share.coordinator.state.topic.min.isr=1
group.initial.rebalance.delay.ms=0
auto.create.topics.enable=false
broker.session.timeout.ms=6000
broker.heartbeat.interval.ms=1000
`;
}

const LOGGING = `rootLogger.level=WARN
rootLogger.appenderRefs=console
rootLogger.appenderRef.console.ref=CONSOLE
appender.console.type=Console
appender.console.name=CONSOLE
appender.console.layout.type=PatternLayout
appender.console.layout.pattern=%d %p %c{1} %m%n
`;
