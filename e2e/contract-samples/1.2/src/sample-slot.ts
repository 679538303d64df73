/** A slot that the sample fills itself. */
export const SAMPLE_SLOT = { name: 'sample.place', context: { word: 'string' } } as const;
