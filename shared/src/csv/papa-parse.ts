import Papa from 'papaparse';

// A separate module, because webpack adds a helper to each remote's entry for an `import()` of a CommonJS package.
export const { parse } = Papa;
