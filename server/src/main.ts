import { buildApp } from './app';
import { readConfig } from './config/config';
import { StartupError } from './config/read-settings';
import { openDemoOrganization } from './demonstration/open-demo-organization';

const CLOSE_MS = 10_000;

try {
  const config = readConfig(process.env);
  const app = await buildApp(config);
  const port = await listen(app, config);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close(app, 0));
  // The state is unknown, so the process closes cleanly and exits, and its supervisor starts another.
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(fault, (error: unknown) => {
      app.log.fatal(error, 'An error that nothing caught ends the server.');
      void close(app, 1);
    });
  }
  if (process.argv.includes('--demo')) await openDemoOrganization(app, console.log);
  console.log(`Frontdesk is ready on http://localhost:${port}`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { port, host }: { port: number; host: string }) {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw new StartupError(listenFailure(error as NodeJS.ErrnoException, port, host));
  }
  // With PORT=0 the system chose a port.
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

function listenFailure({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the other program or set PORT to another number.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used without administrator rights: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is not an address of this machine.`;
  return `The server cannot listen on ${host}:${port}: ${message}.`;
}

async function close(app: Awaited<ReturnType<typeof buildApp>>, code: 0 | 1): Promise<void> {
  // A visitor who never disconnects must not keep the server running.
  setTimeout(() => process.exit(1), CLOSE_MS).unref();
  await app.close();
  process.exit(code);
}
