import { wait } from '../wait.js';
import { exchange, isCommand, type Reply } from './transport.js';
import type { ApiRequest } from './types.js';

/** With all retries. The gateway waits at most 20 seconds for a service. */
const LIMIT_MS = 30_000;

/** `UNKNOWN_OPERATION`: during an update, a gateway that is older than this page answered. */
const transient = new Set(['NOT_READY', 'UNAVAILABLE', 'UNKNOWN_OPERATION']);

/** Sends a request again while something gets ready, and a command once after a lost answer. */
export async function exchangeWithRetries(
  request: ApiRequest,
  commandId: string,
  signal?: AbortSignal,
): Promise<Reply> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  const ended = signal ? AbortSignal.any([signal, limit]) : limit;
  const untilReady = [300, 900, 2_000];
  const afterLoss = isCommand(request) ? [500] : [];
  for (;;) {
    const reply = await exchange(request, commandId, ended);
    const code = reply.error?.code ?? '';
    const pauses = transient.has(code) ? untilReady : code === 'NETWORK' && navigator.onLine ? afterLoss : [];
    const pause = pauses.shift();
    if (pause === undefined || ended.aborted) return reply;
    await wait(pause);
  }
}
