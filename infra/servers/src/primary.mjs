import { accepts } from './ports.mjs';

const ANSWER_MS = 5_000;

/**
 * Makes the single member of `rs0` primary: initiates a new data folder, or updates the port of an old one.
 * Resolves with true when it accepts writes.
 * @param {number} port
 */
export async function ensurePrimary(port) {
  // The driver would retry for seconds if nothing listens yet.
  if (!(await accepts('127.0.0.1', port))) return false;
  const { MongoClient } = await import('mongodb');
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: ANSWER_MS,
    socketTimeoutMS: ANSWER_MS,
  });
  try {
    return await advance(client.db('admin'), `127.0.0.1:${port}`);
  } finally {
    await client.close();
  }
}

/** @param {import('mongodb').Db} admin @param {string} host */
async function advance(admin, host) {
  const hello = await admin.command({ hello: 1 });
  if (hello.isWritablePrimary && hello.me === host) return true;
  const members = [{ _id: 0, host }];
  const config = await currentConfig(admin);
  if (config === undefined) await admin.command({ replSetInitiate: { _id: 'rs0', members } });
  else if (config.members[0].host !== host)
    await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members }, force: true });
  return false; // the election follows
}

/** @param {import('mongodb').Db} admin */
async function currentConfig(admin) {
  try {
    return (await admin.command({ replSetGetConfig: 1 })).config;
  } catch (error) {
    if (/** @type {{ codeName?: string }} */ (error).codeName === 'NotYetInitialized') return undefined;
    throw error;
  }
}
