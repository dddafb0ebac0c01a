// `npm run dead-letters -- list | show | resend | discard`: the messages that consumer groups gave up. Stallbook may
// be running. Message contents are never shown.
import { UnknownDeadLetterError } from '@stallbook/messaging';
import { readArguments, USAGE } from './arguments.js';
import { carryOut } from './carry-out.js';
import { withBus } from './open-bus.js';

const wish = readArguments(process.argv.slice(2));
if (!wish) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await withBus((bus) => carryOut(bus, wish)).catch((error: unknown) => {
    if (!(error instanceof UnknownDeadLetterError) && !(error instanceof Error && error.cause)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
