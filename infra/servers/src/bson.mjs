/**
 * As much BSON as the few administrative commands need: they run before any package is installed.
 * @typedef {import('./bson-types.mjs').BsonValue} BsonValue
 * @typedef {import('./bson-types.mjs').BsonDocument} BsonDocument
 */

/** @param {BsonDocument} document @returns {Buffer} */
export function encode(document) {
  const body = Buffer.concat(Object.entries(document).map(([key, value]) => element(key, value)));
  const size = Buffer.alloc(4);
  size.writeInt32LE(body.length + 5);
  return Buffer.concat([size, body, Buffer.from([0])]);
}

/** @param {string} key @param {BsonValue} value */
function element(key, value) {
  const [type, content] = typed(value);
  return Buffer.concat([Buffer.from([type]), Buffer.from(`${key}\0`), content]);
}

/** @param {BsonValue} value @returns {[number, Buffer]} */
function typed(value) {
  if (value === null) return [0x0a, Buffer.alloc(0)];
  if (typeof value === 'boolean') return [0x08, Buffer.from([value ? 1 : 0])];
  if (typeof value === 'number') {
    const content = Buffer.alloc(4);
    content.writeInt32LE(value);
    return [0x10, content];
  }
  if (typeof value === 'string') {
    const text = Buffer.from(`${value}\0`);
    const size = Buffer.alloc(4);
    size.writeInt32LE(text.length);
    return [0x02, Buffer.concat([size, text])];
  }
  return Array.isArray(value) ? [0x04, encode(Object.fromEntries(value.entries()))] : [0x03, encode(value)];
}

/**
 * Types that no caller reads (binary, ids, timestamps) are skipped over and decode to null.
 * @param {Buffer} buffer @returns {BsonDocument}
 */
export function decode(buffer) {
  /** @type {BsonDocument} */
  const document = {};
  let at = 4;
  while (buffer[at] !== 0) {
    const type = buffer[at];
    const keyEnd = buffer.indexOf(0, at + 1);
    const key = buffer.toString('utf8', at + 1, keyEnd);
    const [value, size] = read(type ?? 0, buffer.subarray(keyEnd + 1));
    document[key] = value;
    at = keyEnd + 1 + size;
  }
  return document;
}

/** @param {number} type @param {Buffer} rest @returns {[BsonValue, number]} value and its bytes */
function read(type, rest) {
  switch (type) {
    case 0x01:
      return [rest.readDoubleLE(0), 8];
    case 0x02:
      return [rest.toString('utf8', 4, 3 + rest.readInt32LE(0)), 4 + rest.readInt32LE(0)];
    case 0x03:
      return [decode(rest), rest.readInt32LE(0)];
    case 0x04:
      return [Object.values(decode(rest)), rest.readInt32LE(0)];
    case 0x05:
      return [null, 5 + rest.readInt32LE(0)];
    case 0x07:
      return [null, 12];
    case 0x08:
      return [rest[0] === 1, 1];
    case 0x09:
    case 0x11:
      return [null, 8];
    case 0x0a:
      return [null, 0];
    case 0x10:
      return [rest.readInt32LE(0), 4];
    case 0x12:
      return [Number(rest.readBigInt64LE(0)), 8];
    default:
      throw new Error(`BSON type ${type} is not expected in this reply`);
  }
}
