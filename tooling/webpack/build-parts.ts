/**
 * The process that `tooling/build.ts` starts to build several parts, one after another. A later build is faster than in
 * a new process, where webpack would have to be loaded and compiled again. Receives a request for each part and sends
 * the exit code of its build.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { ROOT } from '../run-command.mjs';

export interface BuildRequest {
  readonly part: string;
  /** The part's own environment variables. */
  readonly env: Readonly<Record<string, string>>;
}

process.on('message', ({ part, env }: BuildRequest) => {
  Object.assign(process.env, env);
  build(part).then(
    (code) => process.send?.(code),
    (error) => {
      console.error(error);
      process.send?.(1);
    },
  );
});
process.once('disconnect', () => process.exit());

async function build(part: string): Promise<number> {
  const folder = path.join(ROOT, part);
  const { default: configs } = (await import(pathToFileURL(path.join(folder, 'webpack.config.ts')).href)) as {
    default: Configuration[];
  };
  const compiler = webpack(configs);
  if (!compiler) throw new Error(`webpack does not accept the configuration of ${part}.`);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => compiler.close(() => (result ? resolve(result) : reject(error))));
  });
  const said = stats.toString(configs[0]?.stats);
  if (said) console.log(said);
  return stats.hasErrors() ? 1 : 0;
}
