/** On the page of a place's code: what other remotes show about the place. */
export const PLACE_SLOT = { name: 'qr.place', context: { codeId: 'string' } } as const;
