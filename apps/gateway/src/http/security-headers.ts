import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Responses below this path belong to one session and must not be cached. */
const SESSION_ROUTES = '/auth/';
/** Browser features that no page uses, denied to injected scripts and frames. */
const DENIED = Object.fromEntries(
  ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'].map((feature) => [
    feature,
    '()',
  ]),
);
/** The web app always opens this page as a new document, since a document keeps its policy. */
const PAYMENT_PAGE = /^\/vendor\/payments\/[^/?]+\/pay\/?(\?|$)/;
/** The hosts of https://docs.stripe.com/security/guide#content-security-policy, without maps. */
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'] as const;

/**
 * Helmet runs once, since its headers never vary and cost 5% of a cached response. A handler that hijacks a reply must
 * copy them from `reply.getHeaders()`.
 */
export function sendSecurityHeaders(fastify: FastifyInstance, publicUrl: string, options: Options = {}): void {
  const policy = contentSecurityPolicy(publicUrl, options.tilesUrl);
  const headers = { ...headersOf(helmet({ contentSecurityPolicy: policy })), ...permissions(DENIED) };
  const forSessions = { ...headers, 'cache-control': 'no-store' };
  const forPayment = options.hasCardForm && {
    ...headersOf(helmet({ contentSecurityPolicy: withStripe(policy) })),
    ...permissions({ ...DENIED, payment: `(self "${STRIPE_SCRIPTS[0]}")` }),
  };
  fastify.addHook('onRequest', ({ routeOptions, url }, reply, done) => {
    const isSession = routeOptions.url?.startsWith(SESSION_ROUTES);
    void reply.headers(isSession ? forSessions : forPayment && PAYMENT_PAGE.test(url) ? forPayment : headers);
    done();
  });
}

interface Options {
  tilesUrl?: string | undefined;
  /** Payments use Stripe's card form. */
  hasCardForm?: boolean;
}

const permissions = (features: Record<string, string>) => ({
  'permissions-policy': Object.entries(features)
    .map(([feature, allowed]) => `${feature}=${allowed}`)
    .join(', '),
});

function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const reply = new ServerResponse(new IncomingMessage(new Socket()));
  middleware(reply.req, reply, (error?: unknown) => {
    if (error) throw error;
  });
  return reply.getHeaders() as Record<string, string>;
}

type Policy = ReturnType<typeof contentSecurityPolicy>;

const withStripe = ({ directives, ...policy }: Policy) => ({
  ...policy,
  directives: {
    ...directives,
    scriptSrc: [...directives.scriptSrc, ...STRIPE_SCRIPTS],
    frameSrc: ["'self'", ...STRIPE_SCRIPTS, 'https://hooks.stripe.com'],
    connectSrc: [...directives.connectSrc, 'https://api.stripe.com'],
  },
});

/** The component library needs inline styles. */
const contentSecurityPolicy = (publicUrl: string, tilesUrl?: string) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...(tilesUrl ? [new URL(tilesUrl).origin] : [])],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(publicUrl.startsWith('https:') && { upgradeInsecureRequests: [] }),
  },
});
