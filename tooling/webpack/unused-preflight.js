// Replaces Chakra's reset in the host: the style sheet in index.html contains it (first-views/render.ts).
export const createPreflight = () => ({});
