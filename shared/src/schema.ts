/**
 * The part of valibot that most pages need. The host provides it (decision 57); remotes' builds contain only the other
 * functions that they use. Removing a name requires a major version of the contract.
 */
export {
  array,
  boolean,
  check,
  entriesFromList,
  fallback,
  integer,
  is,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  string,
  transform,
  trim,
  union,
  unknown,
} from 'valibot';
