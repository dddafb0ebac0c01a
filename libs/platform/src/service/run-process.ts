import { health } from '../health/health.js';
import { startOpsServer } from '../health/ops-server.js';
import { createLogger, type Logger } from '../logging/logger.js';
import { startTracing } from '../tracing/start-tracing.js';
import type { StallbookConfig } from '../config/config.js';
import { guardProcess } from './guard-process.js';

export interface Running {
  close(): Promise<void>;
}

const STOP_MS = 10_000;

export async function runProcess<T extends Running>(
  name: string,
  config: StallbookConfig,
  start: (logger: Logger) => Promise<T>,
): Promise<T> {
  const logger = createLogger({ service: name, level: config.LOG_LEVEL });
  guardProcess(logger);
  const endTracing = await startTracing(name, { endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT });
  health.starting();
  const ops = await startOpsServer(config);
  logger.info({ url: ops.url }, 'health and metrics');
  const running = await start(logger);
  health.started();
  const end = async (signal: string) => {
    logger.info({ signal }, 'stopping');
    health.stopping();
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await running.close();
    await ops.close();
    await endTracing();
    process.exit(0);
  };
  let ending: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      ending ??= end(signal).catch((err: unknown) => {
        logger.fatal({ err }, 'could not shut down cleanly');
        process.exit(1);
      });
    });
  }
  return running;
}
