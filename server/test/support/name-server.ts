import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const A = 1;

/**
 * Starts a name server with the IPv4 addresses of some names. For a name without any, it answers that there are none.
 */
export async function startNameServer(names: Readonly<Record<string, readonly string[]>>) {
  const socket = createSocket('udp4');
  const asked = new Set<string>();
  socket.on('message', (query, { port, address }) => {
    const { name, end } = nameIn(query);
    asked.add(name);
    const type = query.readUInt16BE(end);
    const found = type === A ? (names[name] ?? []) : [];
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(found.length, 6);
    const answers = found.map((one) =>
      Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, ...one.split('.').map(Number)]),
    );
    socket.send(Buffer.concat([header, query.subarray(12, end + 4), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, asked, stop: () => socket.close() };
}

/** Starts a name server without any names. It answers only once it has been asked about `many` names. */
export async function startPatientNameServer(many: number) {
  const socket = createSocket('udp4');
  const asked = new Set<string>();
  let waiting: (() => void)[] = [];
  socket.on('message', (query, { port, address }) => {
    asked.add(nameIn(query).name);
    const answer = Buffer.from(query);
    answer.writeUInt16BE(0x8183, 2);
    waiting.push(() => socket.send(answer, port, address));
    if (asked.size < many) return;
    for (const send of waiting) send();
    waiting = [];
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, waitedFor: () => asked.size, stop: () => socket.close() };
}

/** Reads the name that follows the header of a query. */
function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}
