import { rewrite } from './rewrite.mjs';

const LIBRARY = 'valibot';
const HOST = '@frontdesk/shared/schema';

/**
 * Imports the functions of valibot that the host provides from the host; the other functions are still imported from
 * the library.
 * @this {import('webpack').LoaderContext<{ provided: readonly string[] }>}
 */
// biome-ignore lint/style/noDefaultExport: Webpack expects it.
export default function takeFromHost(source) {
  if (!source.includes(LIBRARY)) return source;
  const { provided } = this.getOptions();
  const isOwn = (name) => !provided.includes(name);
  let usesOwn = false;
  const code = rewrite(source, (node) => {
    if (node.type === 'ImportDeclaration' && node.source.value === LIBRARY) {
      const [imported, ...others] = node.specifiers;
      if (imported?.type !== 'ImportNamespaceSpecifier' || imported.local.name !== 'v' || others.length > 0)
        throw new Error(`Import ${LIBRARY} like this: import * as v from '${LIBRARY}'`);
      return `import * as v from '${HOST}';`;
    }
    if (node.type !== 'MemberExpression' || node.object.name !== 'v' || !isOwn(node.property.name)) return undefined;
    usesOwn = true;
    return `own.${node.property.name}`;
  });
  return usesOwn ? `import * as own from '${LIBRARY}';\n${code}` : code;
}
