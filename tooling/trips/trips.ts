/**
 * A trip: the files of the project that an action passes through, from the press of a button until the page shows the
 * result. A file is on it when one of its functions runs because of the action, in the browser, on the server or in a
 * worker. A function that also runs without the action does not count: one that any other call to the server runs, or
 * that runs while nobody does anything.
 */
export interface Trip {
  readonly name: string;
  /** The maximum number of files in the trip. It may be lowered at any time; raising it takes a decision. */
  readonly limit: number;
}

export const TRIPS = {
  message: { name: "a visitor's message, from Send to the reply, without a language model", limit: 60 },
  code: { name: 'a new code, from Generate over its check to the notice that it is saved', limit: 40 },
} as const satisfies Record<string, Trip>;

/** The source. Packages and tools do not count. */
const SOURCE = /^(?:server\/src|shared\/src|remote-[a-z]+\/(?:src|widget))\//;

/**
 * Code that only shows something: the components that all pages share with their theme, words, and the code that shows
 * a page without the shell. Everything that decides, converts, stores or sends is elsewhere.
 */
const SHOWN = /^(?:shared\/src\/(?:ui|theme|standalone|testing)|remote-[a-z]+\/src\/messages)\//;

/** A function that ran. */
export interface RanFunction {
  readonly file: string;
  /** Empty for a function without a name. */
  readonly name: string;
  /** Its script, and its position in it. The server and the browser run different scripts of the same shared file. */
  readonly at: string;
}

/** Whether a function only shows something. A file of components counts for its other named functions. */
const isShowing = ({ file, name }: RanFunction) => file.endsWith('.tsx') && !/^[#a-z][\w$.]*$/.test(name);

/** Whether tsx added a function to the module. */
const isAdded = ({ name }: RanFunction) => name === '__name';

/** The files in a trip, sorted: those with functions that ran `during` it but not in the `control`. */
export function filesOf(during: readonly RanFunction[], control: readonly RanFunction[]): string[] {
  const known = new Set(control.map(({ at }) => at));
  const files = during.filter((ran) => {
    return SOURCE.test(ran.file) && !SHOWN.test(ran.file) && !isShowing(ran) && !isAdded(ran) && !known.has(ran.at);
  });
  return [...new Set(files.map(({ file }) => file))].sort();
}

/** Returns a sentence if a trip passes through too many files, or through none. */
export function tripProblems({ name, limit }: Trip, { length }: readonly string[]): string[] {
  if (length === 0) return [`No file was counted for ${name}.`];
  if (length <= limit) return [];
  return [`${length} files for ${name}, ${limit} are allowed: merge files that tell one story.`];
}
