/** Matches the files that the loader replaces: modules of Chakra, and the theme. */
export declare const isKnown: RegExp;

/** The replacement of one module. `name` is the name of its file, `source` is JavaScript. */
export declare function knownPart(name: string, source: string): Promise<string>;
