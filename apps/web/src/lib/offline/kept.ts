import { whenIdle } from '../when-idle.js';
import { forgetKept, keptCache } from './forget-kept.js';

/** The lifetime of an unused session. */
const longestMs = 30 * 24 * 3_600_000;

interface KeptAnswer {
  data: unknown;
  /** In milliseconds. */
  at: number;
  /** The page that showed it. */
  path?: string;
  title: string;
}

export interface KeptPage {
  path: string;
  title: string;
  at: number;
}

interface KeptRequest {
  documentId: string;
  variables?: unknown;
}

/** The document is part of it, so a release that changed the question finds no answer of another shape. */
const addressOf = ({ documentId, variables = {} }: KeptRequest): string =>
  `/kept/${documentId}?${encodeURIComponent(JSON.stringify(variables))}`;

const isFresh = ({ at }: KeptAnswer): boolean => Date.now() - at < longestMs;

async function open(personId: string): Promise<Cache | undefined> {
  if (!('caches' in window) || !(await caches.has(keptCache(personId)))) return undefined;
  return caches.open(keptCache(personId));
}

interface Keeping {
  request: KeptRequest;
  data: unknown;
  /** Whether the same person is signed in. */
  isStill: () => boolean;
  /** The page that asked. Absent for what no page shows by itself. */
  path?: string;
}

/** Keeps an answer, unless the person has left meanwhile. */
export async function keepAnswer(personId: string, { request, data, isStill, path }: Keeping): Promise<void> {
  if (!('caches' in window)) return;
  const at = Date.now();
  // The page sets its title from the answer.
  await whenIdle();
  if (!isStill()) return;
  const isShown = path?.split('?')[0] === window.location.pathname;
  // A page that was left meanwhile keeps the title that it had before.
  const title = isShown ? document.title : ((await keptAnswer(personId, request))?.title ?? '');
  const answer: KeptAnswer = { data, at, path, title };
  const cache = await caches.open(keptCache(personId));
  await cache.put(addressOf(request), new Response(JSON.stringify(answer)));
  if (!isStill()) await forgetKept();
}

export async function keptAnswer(personId: string, request: KeptRequest): Promise<KeptAnswer | undefined> {
  const found = await (await open(personId))?.match(addressOf(request));
  const answer = (await found?.json()) as KeptAnswer | undefined;
  return answer && isFresh(answer) ? answer : undefined;
}

/** What can be read without a network, latest first. */
export async function keptPages(personId: string): Promise<KeptPage[]> {
  const cache = await open(personId);
  if (!cache) return [];
  const answers = await Promise.all(
    (await cache.keys()).map(async (address) => (await (await cache.match(address))?.json()) as KeptAnswer),
  );
  const pages = new Map<string, KeptPage>();
  for (const { path, title, at } of answers.filter(isFresh).sort((one, other) => one.at - other.at))
    if (path && title) pages.set(path, { path, title, at });
  return [...pages.values()].reverse();
}
