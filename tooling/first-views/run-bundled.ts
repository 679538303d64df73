import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';

/** Globals that modules access during import; rendering does not use them. */
const BROWSER = `
globalThis.window = globalThis;
globalThis.addEventListener = globalThis.removeEventListener = () => {};
globalThis.location = new URL('http://localhost/');
`;

export interface Ran<Result> {
  readonly result: Result;
  /** Absolute paths of the bundled files. */
  readonly files: readonly string[];
}

/**
 * Bundles code as if it were a module in `folder`, and runs it in a separate thread. Returns the single message that the
 * code posts with `parentPort`. Throws when the code throws or ends without a message.
 */
export async function runBundled<Result>(contents: string, folder: string): Promise<Ran<Result>> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: folder, loader: 'tsx' },
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: folder,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.wasm': 'empty', '.svg': 'text' },
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  const files = Object.keys(metafile.inputs).map((input) => path.resolve(folder, input));
  return await new Promise((resolve, reject) => {
    const thread = new Worker(`${BROWSER}${file?.text ?? ''}`, { eval: true });
    thread.once('message', (result: Result) => {
      resolve({ result, files });
      void thread.terminate();
    });
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The code to render ended without a result.')));
  });
}
