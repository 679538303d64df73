/**
 * Replaces a module with the values that it exports, so that a page that uses them does not load the data they were
 * made from. The values must be JSON.
 * @this {import('webpack').LoaderContext<never>}
 */
// biome-ignore lint/style/noDefaultExport: Webpack expects it.
export default async function valuesOf() {
  const values = await this.importModule(`${this.resourcePath}?source`);
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
