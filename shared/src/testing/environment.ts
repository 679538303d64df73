/** Globals, prototypes and adopted style sheets by name. The value is the function of a function or accessor, else 'data'. */
export type Environment = Map<string, unknown>;

/**
 * Globals that the build, test tools and developer tools add. Names that consist only of digits are the page's frames.
 */
const NOT_OF_PAGES =
  /^(webpack|__webpack|__FEDERATION|__REACT|__react|frontdesk|\$Refresh|IS_REACT_ACT|__core-js|\d+$)/;
const WITH_PROTOTYPE = [
  'Array Object String Number Boolean Date RegExp Promise Function Map Set Symbol Error',
  'Node Element HTMLElement Document EventTarget Event Storage History XMLHttpRequest WebSocket',
  'Request Response Headers URL URLSearchParams',
].flatMap((line) => line.split(' '));
const WITH_STATICS = [
  'Array',
  'Object',
  'String',
  'Number',
  'Promise',
  'JSON',
  'Math',
  'history',
  'document',
  'navigator',
];

const sheetNumbers = new WeakMap<object, number>();
let sheets = 0;

/** Returns the current contents of the page's environment, without running any accessor. */
export function snapshotOf(): Environment {
  const found: Environment = new Map();
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!NOT_OF_PAGES.test(name)) note(found, `the global ${name}`, globalThis, name);
  }
  const all = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  for (const name of WITH_PROTOTYPE) noteAll(found, `${name}.prototype`, all[name]?.prototype);
  for (const name of WITH_STATICS) noteAll(found, name, all[name]);
  for (const sheet of document.adoptedStyleSheets ?? []) found.set(`the adopted style sheet ${numberOf(sheet)}`, sheet);
  return found;
}

function noteAll(found: Environment, prefix: string, holder: object | undefined): void {
  if (!holder) return;
  for (const key of Reflect.ownKeys(holder).filter((key) => !/^_react/.test(String(key))))
    note(found, `${prefix}.${String(key)}`, holder, key);
}

function note(found: Environment, name: string, holder: object, key: PropertyKey): void {
  const own = Object.getOwnPropertyDescriptor(holder, key);
  found.set(name, own?.get ?? (typeof own?.value === 'function' ? own.value : 'data'));
}

function numberOf(sheet: object): number {
  const known = sheetNumbers.get(sheet);
  if (known !== undefined) return known;
  sheets += 1;
  sheetNumbers.set(sheet, sheets);
  return sheets;
}
