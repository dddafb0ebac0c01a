import { decode, encode } from './bson.mjs';
import { exchange } from './ports.mjs';

const OP_MSG = 2013;

/**
 * Runs one administrative command on the loopback server. Resolves with the reply, also when it says `ok: 0`.
 * @param {number} port
 * @param {import('./bson.mjs').BsonDocument} command
 */
export async function adminCommand(port, command) {
  const body = encode({ ...command, $db: 'admin' });
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(1, 4);
  head.writeInt32LE(OP_MSG, 12);
  const reply = await exchange(
    port,
    Buffer.concat([head, body]),
    (got) => got.length >= 4 && got.length >= got.readInt32LE(0),
  );
  return decode(reply.subarray(21));
}

/**
 * Brings the single member of `rs0` to primary: initiates a new data folder, and tells an old one its new port.
 * Resolves with true once it takes writes.
 * @param {number} port
 */
export async function ensurePrimary(port) {
  const hello = await adminCommand(port, { hello: 1 });
  if (hello.isWritablePrimary === true && hello.me === `127.0.0.1:${port}`) return true;
  const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
  const current = await adminCommand(port, { replSetGetConfig: 1 });
  if (current.codeName === 'NotYetInitialized') {
    await adminCommand(port, { replSetInitiate: { _id: 'rs0', members } });
    return false;
  }
  const config = /** @type {import('./bson.mjs').BsonDocument} */ (current.config);
  const host = /** @type {import('./bson.mjs').BsonDocument[]} */ (config?.members)?.[0]?.host;
  if (host === undefined || host === members[0]?.host) return false; // the election is on its way
  const version = Number(config.version) + 1;
  await adminCommand(port, { replSetReconfig: { _id: 'rs0', version, protocolVersion: 1, members }, force: true });
  return false;
}
