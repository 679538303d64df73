/** On the page of a place's code: content about the place from other remotes. */
export const PLACE_SLOT = { name: 'qr.place', context: { codeId: 'string' } } as const;
