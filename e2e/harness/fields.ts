/** A record as a server of spec section 7 sends or stores it. */
export type Fields = Record<string, unknown>;
