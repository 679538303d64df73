/**
 * The floor of the throughput bench: a bare Fastify handler that sends constant bytes. `GET /1` sends the file at the
 * first path, `GET /2` the file at the second; the paths are the arguments.
 */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const app = Fastify();
for (const [index, file] of process.argv.slice(2).entries()) {
  const body = readFileSync(file);
  app.get(`/${index + 1}`, (_, reply) => reply.type('application/json; charset=utf-8').send(body));
}
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
