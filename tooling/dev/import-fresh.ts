import { fileURLToPath, pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/**
 * The default export of a TypeScript module as its file, and all that it imports by path, are now. `onFile` is called
 * with each of these files, also when the import fails.
 */
export async function importFresh<T>(file: string, onFile?: (file: string) => void): Promise<T> {
  const module = (await tsImport(pathToFileURL(file).href, {
    parentURL: import.meta.url,
    onImport: (url) => url.startsWith('file:') && onFile?.(fileURLToPath(url)),
  })) as { default: T };
  return module.default;
}
