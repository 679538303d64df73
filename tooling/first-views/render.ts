import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build, type Plugin } from 'esbuild';
import { type FirstView, firstViewOf } from './first-view';
import { minifyCss } from './minify-css';

const EMPTY = Object.fromEntries(
  ['wasm', 'css', 'module.css', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'woff2'].map(
    (ending) => [`.${ending}`, 'empty'] as const,
  ),
);

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
async function runBundled<Result>(contents: string, folder: string, plugins: Plugin[] = []): Promise<Ran<Result>> {
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
    // Only webpack's build knows addresses and classes, so the first view lacks everything that needs them.
    loader: { ...EMPTY, '.svg': 'text' },
    plugins,
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

export interface BaseStyles {
  readonly css: string;
  /** Absolute paths of the files that it depends on. */
  readonly files: readonly string[];
}

/** Renders the base styles as one style sheet: reset, tokens, body, focus. `folder` is the host's. */
export async function renderBaseStyles(folder: string): Promise<BaseStyles> {
  const { result, files } = await runBundled<string>(
    `
    import { parentPort } from 'node:worker_threads';
    import { renderBaseStyles } from '@frontdesk/shared/first-view';
    parentPort.postMessage(renderBaseStyles());
    `,
    folder,
  );
  const css = minifyCss(firstViewOf(result).styles.join('')).replace(UNUSED, '');
  return { css, files };
}

/**
 * Window widths (media queries cannot read them from variables), layers without rules, and Chakra's own theme class.
 */
const UNUSED = /--chakra-(?:breakpoints|sizes-breakpoint)-\w+:\w+;|@layer \w+;|,\.dark \.chakra-theme:not\(\.light\)/g;

/** A component to render, and the address at which to render it. */
export interface ViewSource {
  readonly path: string;
  /** Relative to the package's folder. */
  readonly file: string;
  /** The component's name; `file` exports it under that name or as the default. */
  readonly component: string;
}

/** The result for a component: its first view, or why it has none. */
export type RenderedView =
  | { readonly ok: true; readonly view: FirstView }
  | { readonly ok: false; readonly why: string };

/**
 * Renders components of the package in `folder` with React's server rendering, in a separate thread. Returns the
 * results by path; a component that needs a browser lacks only its own view. `packageName` is the package with the
 * host's modules; the esbuild `plugins` choose the language.
 */
export async function renderFirstViews(
  folder: string,
  sources: readonly ViewSource[],
  packageName = '@frontdesk/shared',
  plugins: Plugin[] = [],
): Promise<ReadonlyMap<string, RenderedView>> {
  const { result: rendered } = await runBundled<Rendered>(entryOf(sources, packageName), folder, plugins);
  return new Map(
    rendered.map(([path, { html, error }]) => [
      path,
      html === undefined ? { ok: false, why: error ?? '' } : viewWithMinifiedStyles(html),
    ]),
  );
}

/** Minifies each style sheet separately, because views of several builds share them. If a rule cannot be parsed, there is no view. */
export function viewWithMinifiedStyles(rendered: string): RenderedView {
  const { html, styles } = firstViewOf(rendered);
  try {
    return { ok: true, view: { html, styles: styles.map(minifyCss).filter((css) => css !== '') } };
  } catch (error) {
    return { ok: false, why: String(error) };
  }
}

type Rendered = readonly (readonly [path: string, result: { readonly html?: string; readonly error?: string }])[];

function entryOf(sources: readonly ViewSource[], packageName: string): string {
  const render = sources.map(
    ({ path, file, component }) =>
      `await render(${JSON.stringify(path)}, ${JSON.stringify(component)}, () => import(${JSON.stringify(file)}))`,
  );
  return `
    import { parentPort } from 'node:worker_threads';
    import { renderFirstView } from '${packageName}/first-view';
    async function render(path, component, load) {
      try {
        const module = await load();
        return [path, { html: renderFirstView(module[component] ?? module.default, path) }];
      } catch (error) {
        return [path, { error: String(error) }];
      }
    }
    (async () => parentPort.postMessage([${render.join(',\n')}]))();
  `;
}
