// The floor of a page: one Fastify route that sends the bytes of PAGE.
import fastify from 'fastify';

const answer = await fetch(process.env.PAGE ?? '');
const page = await answer.text();
const type = answer.headers.get('content-type') ?? '';

const app = fastify();
app.get('/*', (_request, reply) => void reply.header('content-type', type).send(page));
const url = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(JSON.stringify({ ready: true, url }));
process.once('SIGTERM', () => void app.close());
