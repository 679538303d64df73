/** Text that both databases store: PostgreSQL refuses NUL, and neither keeps half of a surrogate pair. */
export const storableText = (text: string) => text.replace(/\0/g, '').replace(/\p{Surrogate}/gu, '\ufffd');
