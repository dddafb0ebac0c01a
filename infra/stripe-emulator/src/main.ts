import { startEmulator } from './emulator.js';
import { optionsFrom } from './options.js';

const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

try {
  const emulator = await startEmulator(optionsFrom(process.env));
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    emulator.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.stdout.write(`${JSON.stringify({ ready: true, port: emulator.port, url: emulator.url })}\n`);
} catch (error) {
  fail(error);
}
