import { createServer } from 'node:net';

/** If one of `ports` is in use, prints what to do and ends the process. */
export async function requireFreePorts(ports: readonly number[], host: string): Promise<void> {
  for (const port of ports) {
    const problem = await problemWith(port, host);
    if (problem === null) continue;
    const what = problem === 'EADDRINUSE' ? `Port ${port} is in use.` : `Port ${port} cannot be used (${problem}).`;
    const range = ports.length > 1 ? `${ports[0]} to ${ports.at(-1)}` : String(port);
    console.error(
      `${what} npm run dev needs the ports ${range}: stop the other program, or choose others, for example\n` +
        `  PORT=${(ports[0] ?? port) + 1000} npm run dev`,
    );
    process.exit(1);
  }
}

/** The system's error code; null if the port is free. */
function problemWith(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
