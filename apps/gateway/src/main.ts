import { baseConfig, createLogger, guardProcess, loadConfig, startTracing } from '@stallbook/platform';
import { startGateway } from './start-gateway.js';

const config = loadConfig(baseConfig);
const logger = createLogger({ service: 'gateway', level: config.LOG_LEVEL });
guardProcess(logger);
const endTracing = await startTracing('gateway', { endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT });
const gateway = await startGateway({ config });
process.stdout.write(`${JSON.stringify({ ready: true, url: gateway.url })}\n`);

const stop = async () => {
  setTimeout(() => process.exit(1), 10_000).unref();
  await gateway.close();
  await endTracing();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
