import { exchange } from './ports.mjs';

const METADATA = 3;
const VERSION = 1;

/**
 * Whether the broker answers a metadata request and lists itself: then it is registered and takes messages.
 * @param {number} port
 */
export async function knowsBroker(port) {
  const client = Buffer.from('stallbook');
  const body = Buffer.alloc(10 + client.length + 4);
  body.writeInt16BE(METADATA, 0);
  body.writeInt16BE(VERSION, 2);
  body.writeInt32BE(1, 4); // correlation id
  body.writeInt16BE(client.length, 8);
  client.copy(body, 10);
  body.writeInt32BE(0, 10 + client.length); // no topics
  const size = Buffer.alloc(4);
  size.writeInt32BE(body.length);
  const reply = await exchange(
    port,
    Buffer.concat([size, body]),
    (got) => got.length >= 4 && got.length >= 4 + got.readInt32BE(0),
  );
  return reply.readInt32BE(8) > 0; // size, correlation id, then the number of brokers
}
