import { firstViewOf } from './insert-first-views';
import { minifyCss } from './minify-css';
import { runBundled } from './run-bundled';

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
  return { css: minifyCss(firstViewOf(result).styles.join('')), files };
}
