import { type FirstView, firstViewOf } from './insert-first-views';
import { runBundled } from './run-bundled';

/** A component to render, and the address at which to render it. */
export interface ViewSource {
  readonly path: string;
  /** Relative to the package's folder. */
  readonly file: string;
  /** The component's name, which `file` exports by name or as the default. */
  readonly component: string;
}

/** The result for a component: its first view, or why it has none. */
export type RenderedView =
  | { readonly ok: true; readonly view: FirstView }
  | { readonly ok: false; readonly why: string };

/**
 * Renders components of the package in `folder` with React's server rendering, in a separate thread. Returns the
 * results by path; a component that needs a browser lacks only its own view.
 */
export async function renderFirstViews(
  folder: string,
  sources: readonly ViewSource[],
): Promise<ReadonlyMap<string, RenderedView>> {
  const { result: rendered } = await runBundled<Rendered>(entryOf(sources), folder);
  return new Map(
    rendered.map(([path, { html, error }]) => [
      path,
      html === undefined ? { ok: false, why: error ?? '' } : { ok: true, view: firstViewOf(html) },
    ]),
  );
}

type Rendered = readonly (readonly [path: string, result: { readonly html?: string; readonly error?: string }])[];

function entryOf(sources: readonly ViewSource[]): string {
  const render = sources.map(
    ({ path, file, component }) =>
      `await render(${JSON.stringify(path)}, ${JSON.stringify(component)}, () => import(${JSON.stringify(file)}))`,
  );
  return `
    import { parentPort } from 'node:worker_threads';
    import { renderFirstView } from '@frontdesk/shared/first-view';
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
