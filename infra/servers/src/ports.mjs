import { createSocket } from 'node:dgram';
import { connect, createServer } from 'node:net';

// Below the range of ephemeral ports, so that a kept port is still free next time.
const FIRST = 20_000;
const LAST = 31_999;

/** @type {Set<number>} */
const claimed = new Set();

/**
 * Claims a port among all processes until this one ends; false if another has it. A server binds its port seconds
 * after it was chosen, so the claim is a UDP socket on the same number: the system grants it once.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function claim(port) {
  if (claimed.has(port)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const socket = createSocket('udp4').unref();
    const refused = (/** @type {NodeJS.ErrnoException} */ { code }) =>
      socket.close(() => resolve(code !== 'EADDRINUSE')); // where UDP is forbidden, the port may still be free
    socket.once('error', refused);
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.off('error', refused);
      claimed.add(port);
      resolve(true);
    });
  });
}

/**
 * The error code of listening on a port; undefined if it is free.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<string | undefined>}
 */
export function whyTaken(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? 'UNKNOWN'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * A free loopback port that is not in `except`. No other call gets it, in any process.
 * @param {Iterable<number>} [except]
 */
export async function freePort(except = []) {
  const avoid = new Set(except);
  for (let tries = 0; tries < 200; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (avoid.has(port) || claimed.has(port)) continue;
    if ((await claim(port)) && (await whyTaken(port)) === undefined) return port;
  }
  throw new Error('no free loopback port was found in 200 tries');
}

/**
 * @param {string} host
 * @param {number} port
 */
export function accepts(host, port, timeoutMs = 2_000) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const answer = (/** @type {boolean} */ value) => {
      socket.destroy();
      resolve(value);
    };
    socket.setTimeout(timeoutMs, () => answer(false));
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}

/**
 * Sends one request to a loopback port and returns the reply when `complete` accepts it.
 * @param {number} port
 * @param {Buffer} request
 * @param {(received: Buffer) => boolean} complete
 * @returns {Promise<Buffer>}
 */
export function exchange(port, request, complete, timeoutMs = 5_000) {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port });
    let received = Buffer.alloc(0);
    const fail = (/** @type {Error} */ error) => {
      socket.destroy();
      reject(error);
    };
    socket.setTimeout(timeoutMs, () => fail(new Error(`no reply on port ${port} within ${timeoutMs} ms`)));
    socket.once('connect', () => socket.write(request));
    socket.once('error', fail);
    socket.once('close', () => fail(new Error(`port ${port} closed the connection`)));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (!complete(received)) return;
      resolve(received);
      socket.destroy();
    });
  });
}
