/**
 * Serves only pages from this server. Other sites could otherwise read emails and their links, by MailDev's CORS
 * header or by a DNS name that resolves to the loopback address.
 * @param {import('node:http').Server} server  with its listeners, before it takes connections
 * @param {number} port
 */
export function guard(server, port) {
  const hosts = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`);
  const origins = hosts.map((host) => `http://${host}`);
  /** @param {import('node:http').IncomingMessage} request */
  const isOwn = ({ headers: { host = '', origin } }) =>
    hosts.includes(host) && (origin === undefined || origins.includes(origin));

  behind(server, 'request', (request, response, pass) => {
    if (!isOwn(request)) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end('This mailbox answers its own pages alone.\n');
      return;
    }
    withoutCors(response);
    pass();
  });
  behind(server, 'upgrade', (request, socket, pass) => (isOwn(request) ? pass() : socket.destroy()));
}

/**
 * @param {import('node:http').Server} server
 * @param {'request' | 'upgrade'} event
 * @param {(request: import('node:http').IncomingMessage, answer: any, pass: () => void) => void} door
 */
function behind(server, event, door) {
  const listeners = server.listeners(event);
  server.removeAllListeners(event);
  server.on(event, (request, answer, ...rest) =>
    door(request, answer, () => {
      for (const listener of listeners) listener.call(server, request, answer, ...rest);
    }),
  );
}

/** @param {import('node:http').ServerResponse} response */
function withoutCors(response) {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    name.toLowerCase().startsWith('access-control-') ? response : setHeader(name, value);
}
