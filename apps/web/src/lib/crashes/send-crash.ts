import type { DataRouter } from 'react-router-dom';
import { lastCorrelationId } from '../api/transport.js';
import { isApiError } from '../api/types.js';

/** Has the router once the page has one. */
export interface Place {
  router?: Pick<DataRouter, 'state'>;
}

/** Per page. What breaks again and again says no more. */
const MOST = 10;
const told = new Set<string>();

/** A value that is no error may hold what people typed. */
const facts = (error: unknown): { message: string; stack: string } => {
  if (error instanceof Error) return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' };
  return { message: isApiError(error) ? error.code : typeof error, stack: '' };
};

/** The name of the main script changes with each release. The page names it after those that it needs. */
const release = (): string =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1)?.src.split('/').pop() ?? '';

/**
 * Never throws: without a network, the report is lost. An event without an error tells nothing: it comes from a script of
 * another site, or says that sizes changed while they were observed.
 */
export async function sendCrash(error: unknown, { router }: Place): Promise<void> {
  if (error === null || error === undefined) return;
  const { message, stack } = facts(error);
  const key = message + stack;
  if (told.has(key) || told.size >= MOST) return;
  told.add(key);
  const route = router?.state.matches.at(-1)?.route.path ?? '';
  const report = { message: message.slice(0, 300), stack: stack.slice(0, 3_000), route, release: release() };
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (lastCorrelationId) headers['x-correlation-id'] = lastCorrelationId;
  await fetch('/client-errors', { method: 'POST', headers, body: JSON.stringify(report), keepalive: true }).catch(
    () => undefined,
  );
}
