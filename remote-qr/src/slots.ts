/** On the page of a code that is a place: what other remotes show about the place. */
export const PLACE_SLOT = { name: 'qr.place', context: { codeId: 'string' } } as const;
