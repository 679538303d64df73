/** A record as a server that follows spec section 7 sends or stores it. */
export type Fields = Record<string, unknown>;
