// The floor of a download: one Fastify route that streams the same file from the same store.
import Fastify from 'fastify';
import { GridFSBucket, MongoClient, type ObjectId } from 'mongodb';

const { MONGODB_URL = '', DATABASE = '', FILE = '' } = process.env;

const client = await new MongoClient(MONGODB_URL).connect();
const bucket = new GridFSBucket(client.db(DATABASE), { bucketName: 'files' });
// Stallbook's IDs of files are texts.
const id = FILE as unknown as ObjectId;
const fastify = Fastify();

fastify.get('/file', async (_request, reply) => {
  const [file] = await bucket.find({ _id: id }, { limit: 1 }).toArray();
  return reply.header('content-length', file?.length).send(bucket.openDownloadStream(id));
});

const url = await fastify.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ ready: true, url }));
process.once('SIGTERM', () => void fastify.close().then(() => client.close()));
