import { isSiteAddress } from '../endpoints/site-addresses';
import { addressOf } from './addresses';
import { ICON_NAMES } from './contributions';

const GROUPS = ['main', 'lists', 'settings'];
const ROLES = ['login', 'logout', 'profile', 'inbox'];
const ICON_PATH = /^M[\d\s.,+eMmLlHhVvCcSsQqTtAaZz-]*$/;
/** Plain segments: the server and the proxy must read a prefix in the same way. */
const PREFIX = /^(?:\/\w[\w.~-]*)+\/?$/;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Lists every problem of a remote's contributions, one sentence each: a field of the wrong type, a badge without its
 * route, two modules with the same name. For build and composition; the host skips what it cannot read.
 */
export function contributionProblems(remote: object): string[] {
  const { routes, home, palette, notifications, badge, slots, fills, requires, api } = remote as Fields;
  const paths = listOf(routes).map(({ path }) => (isPath(path) ? addressOf(path) : ''));
  return [
    ...listOf(routes).flatMap((route, at) => routeProblems(route).map((problem) => `routes.${at}.${problem}`)),
    ...each(home, 'home', cardProblems),
    ...inside('palette', palette, paletteProblems),
    ...each(notifications, 'notifications', notificationProblems),
    ...inside('badge', badge, (fields) => badgeProblems(fields, paths)),
    ...each(slots, 'slots', slotProblems),
    ...each(fills, 'fills', fillProblems),
    ...inside('api', api, apiProblems),
    ...unless(requires === undefined || isRequired(requires), 'requires must be a call like GET /api/people'),
    ...repeatedModules(remote as Fields),
  ].map((problem) => `${problem}.`);
}

function routeProblems({ navigation, role, requires, calls, access, ...audience }: Fields): string[] {
  const isForVisitors = access === 'public' && audience['for'] !== undefined;
  return [
    ...audienceProblems(audience),
    ...unless(!isForVisitors, 'for needs a page with access signed-in, because visitors have no role'),
    ...callProblems(calls),
    ...unless(role === undefined || ROLES.includes(role as string), `role must be one of ${ROLES.join(', ')}`),
    ...unless(requires === undefined || isRequired(requires), 'requires must be a call like GET /api/people'),
    ...inside('navigation', navigation, ({ label, icon, group, order, covers, to, ...audience }) => [
      ...audienceProblems(audience),
      ...optional('label', label, isText, 'text'),
      ...optional('icon', icon, isIcon, `one of ${ICON_NAMES.join(', ')}, or path data like M4 12h16`),
      ...optional('group', group, (value) => GROUPS.includes(value as string), `one of ${GROUPS.join(', ')}`),
      ...optional('order', order, isNumber, 'a number'),
      ...optional('covers', covers, (value) => isListOf(value, isPath), 'beginnings of addresses'),
      ...optional('to', to, isPath, 'an address'),
    ]),
  ];
}

function cardProblems({ name, title, order, isWide, isNews, intro, calls, ...audience }: Fields): string[] {
  return [
    ...audienceProblems(audience),
    ...callProblems(calls),
    ...unless(isModuleName(name), 'name must be a name like AgentsCard'),
    ...unless(isText(title), 'title must be text'),
    ...optional('order', order, isNumber, 'a number'),
    ...optional('isWide', isWide, (value) => typeof value === 'boolean', 'true or false'),
    ...optional('intro', intro, isText, 'text'),
    ...optional('isNews', isNews, (value) => typeof value === 'boolean', 'true or false'),
  ];
}

function audienceProblems({ for: who, flag }: Fields): string[] {
  return [
    ...optional('for', who, (value) => value === 'owner', 'owner'),
    ...optional('flag', flag, isFlagName, 'a name like new-editor'),
  ];
}

const SLOT_NAME = /^[a-z][a-z0-9.-]*$/;
const SLOT_TYPES = ['string', 'number', 'boolean'];
const isSlotName = (value: unknown) => typeof value === 'string' && SLOT_NAME.test(value);

function slotProblems({ name, context }: Fields): string[] {
  const hasTypes = Object.values(fieldsOf(context)).every((type) => SLOT_TYPES.includes(type as string));
  return [
    ...unless(isSlotName(name), 'name must be a name like agents.agent'),
    ...unless(isObject(context) && hasTypes, `context must name values with one of the types ${SLOT_TYPES.join(', ')}`),
  ];
}

function fillProblems({ slot, component, title, order, requires, ...audience }: Fields): string[] {
  return [
    ...audienceProblems(audience),
    ...unless(isSlotName(slot), 'slot must be the name of a slot like agents.agent'),
    ...unless(isModuleName(component), 'component must be a name like AgentCodes'),
    ...unless(isText(title), 'title must be text'),
    ...optional('order', order, isNumber, 'a number'),
    ...optional('requires', requires, isRequired, 'a call like GET /api/people'),
  ];
}

function callProblems(calls: unknown): string[] {
  const isCall = (value: unknown) => isPath(value) && /^\/(?![/\\])[^\s#]+$/.test(String(value));
  return optional('calls', calls, (value) => isListOf(value, isCall), 'addresses of calls like /api/bot/getBots');
}

function paletteProblems({ entries, search }: Fields): string[] {
  return [
    ...each(entries, 'entries', ({ label, to, kind, search: words, ...audience }) => [
      ...audienceProblems(audience),
      ...unless(isText(label), 'label must be text'),
      ...unless(isPath(to), 'to must be an address'),
      ...optional('kind', kind, isText, 'text'),
      ...optional('search', words, (value) => isListOf(value, isText), 'words'),
    ]),
    ...inside('search', search, ({ name, finds }) => [
      ...unless(isModuleName(name), 'name must be a name like searchAgents'),
      ...unless(isText(finds), 'finds must be words like an agent'),
    ]),
  ];
}

function notificationProblems({ subject, refreshes, to, words }: Fields): string[] {
  return [
    ...unless(isText(subject), 'subject must be text'),
    ...unless(isListOf(refreshes, isPath), 'refreshes must be paths of calls'),
    ...optional('to', to, isPath, 'an address'),
    ...optional('words', words, (value) => isListOf(value, isText), 'words'),
  ];
}

function badgeProblems({ at, call, field, itemsWithout, unit }: Fields, paths: readonly string[]): string[] {
  return [
    ...unless(isPath(at) && paths.includes(addressOf(at)), 'at must be the path of one of its routes'),
    ...unless(isPath(call), 'call must be the path of a call'),
    ...unless(isText(field), 'field must be a name'),
    ...optional('itemsWithout', itemsWithout, isText, 'a name'),
    ...unless(isText(unit), 'unit must be a word like unread'),
  ];
}

function apiProblems({ prefix, origin }: Fields): string[] {
  const isOwn = (value: unknown) => isPath(value) && PREFIX.test(value) && !isSiteAddress(value);
  const isOrigin = (value: unknown) =>
    isText(value) && /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
  return [
    ...optional('prefix', prefix, isOwn, 'a path like /team-api that the site does not use itself'),
    ...optional('origin', origin, isOrigin, 'an origin like https://team.example'),
  ];
}

/** Lists modules that a remote exposes twice among its pages, cards, fills and search. */
function repeatedModules({ pages, home, fills, palette }: Fields): string[] {
  const search = fieldsOf(fieldsOf(palette)['search'])['name'];
  const parts = [...listOf(home).map(({ name }) => name), ...listOf(fills).map(({ component }) => component)];
  const names = [...Object.keys(fieldsOf(pages)), ...parts, search].filter(isText);
  return names.filter((name, at) => names.indexOf(name) < at).map((name) => `${name} is the name of two modules`);
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isPath = (value: unknown): value is string => isText(value) && /^\/(?!\/)/.test(value);
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isModuleName = (value: unknown) => typeof value === 'string' && /^[A-Za-z]\w*$/.test(value);
/** A flag's name that `npm run compose -- --flag` accepts. */
const isFlagName = (value: unknown) => typeof value === 'string' && /^[A-Za-z][\w.-]*$/.test(value);
const isRequired = (value: unknown) => typeof value === 'string' && /^GET \/\S+$/.test(value);
const isIcon = (value: unknown) =>
  typeof value === 'string' && ((ICON_NAMES as readonly string[]).includes(value) || ICON_PATH.test(value));
const isListOf = (value: unknown, isItem: (item: unknown) => boolean) => Array.isArray(value) && value.every(isItem);

const unless = (isRight: boolean, problem: string) => (isRight ? [] : [problem]);

function optional(name: string, value: unknown, isRight: (value: unknown) => boolean, wanted: string): string[] {
  return unless(value === undefined || isRight(value), `${name} must be ${wanted}`);
}

function inside(name: string, value: unknown, problemsOf: (fields: Fields) => string[]): string[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${name} must be an object`];
  return problemsOf(value as Fields).map((problem) => `${name}.${problem}`);
}

function each(value: unknown, name: string, problemsOf: (fields: Fields) => string[]): string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return [`${name} must be a list`];
  return value.flatMap((item, at) => problemsOf(fieldsOf(item)).map((problem) => `${name}.${at}.${problem}`));
}
