/**
 * Replaces `@emotion/is-prop-valid` in the host, which lists every attribute of HTML and SVG: 0.8 kB of the first
 * script. Chakra calls it to decide which properties an element gets, after removing those for styles and variants.
 * TypeScript refuses unknown properties, and React warns about them in development, so it is enough to exclude what
 * Chakra itself uses.
 */
const OF_CHAKRA = /^(?:as|asChild|css|orientation|recipe|theme|unstyled|variant)$/;

// biome-ignore lint/style/noDefaultExport: Chakra imports it this way.
export default (name) => !OF_CHAKRA.test(name);
