/** Replaces what the databases cannot store: PostgreSQL rejects NUL, and neither stores half of a surrogate pair. */
export const storableText = (text: string) => text.replace(/\0/g, '').replace(/\p{Surrogate}/gu, '\ufffd');
