import { baseConfig, createLogger, guardProcess, loadConfig, startTracing } from '@stallbook/platform';
import { startAll } from './host.js';

const STOP_MS = 10_000;

const config = loadConfig(baseConfig);
const logger = createLogger({ service: 'stallbook', level: config.LOG_LEVEL });
guardProcess(logger);
const endTracing = await startTracing('stallbook', { endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT });
const stallbook = await startAll(config);
process.stdout.write(`${JSON.stringify({ ready: true, url: stallbook.gateway.url })}\n`);

const stop = async () => {
  setTimeout(() => process.exit(1), STOP_MS).unref();
  await stallbook.close();
  await endTracing();
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    stop().catch((err: unknown) => {
      logger.fatal({ err }, 'could not stop in order');
      process.exit(1);
    });
  });
}
