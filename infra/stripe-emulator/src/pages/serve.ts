import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StripeApiError } from '../api/errors.js';
import { parseForm } from '../api/form.js';
import type { World } from '../world.js';
import { html } from './html.js';
import { page } from './layout.js';

/** The answer of a page: markup, or a redirect. */
export type PageAnswer = { status?: number; html: string } | { redirect: string };

export interface PageRequest {
  world: World;
  token: string;
  query(name: string): string | undefined;
  field(name: string): string | undefined;
}

export interface PageRoute {
  method: 'GET' | 'POST';
  path: string;
  handle(request: PageRequest): PageAnswer;
}

const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export const notFoundPage = (message: string): PageAnswer => ({
  status: 404,
  html: page('Not found', html`<p>${message}</p>`),
});

export const webAddress = (text: string | undefined): string | undefined =>
  text && /^https?:\/\/\S+$/i.test(text) ? text : undefined;

export const withQuery = (address: string, query: Record<string, string>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.toString();
};

const reader = (text: string) => {
  const values = parseForm(text);
  return (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
};

const answerOf = (route: PageRoute, request: PageRequest): PageAnswer => {
  try {
    return route.handle(request);
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    return { status: error.status, html: page('That did not work', html`<p role="alert">${error.message}</p>`) };
  }
};

/** Serves the pages; changes are on disk before the browser gets its answer. */
export const servePages = (app: FastifyInstance, world: World, routes: PageRoute[]): void => {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const answer = answerOf(route, {
          world,
          token: (request.params as { token: string }).token,
          query: reader(request.url.split('?')[1] ?? ''),
          field: reader(typeof request.body === 'string' ? request.body : ''),
        });
        await world.store.saved();
        reply.headers(HEADERS);
        if ('redirect' in answer) return reply.redirect(answer.redirect, 303);
        return reply
          .code(answer.status ?? 200)
          .type('text/html; charset=utf-8')
          .send(answer.html);
      },
    });
  }
};
