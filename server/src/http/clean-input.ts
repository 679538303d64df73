import { ApiError } from './api-error';

const DEPTH_MAX = 20;

/**
 * Replaces half characters as a browser would. Refuses NUL, which PostgreSQL cannot store, and nesting that no call
 * needs and that would overflow the stack later.
 */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEPTH_MAX) throw new ApiError(400, 'The request is nested too deeply.');
  if (Array.isArray(value)) return value.map((entry) => cleanInput(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [cleanText(key), cleanInput(entry, depth + 1)]),
  );
}

function cleanText(text: string): string {
  if (text.includes('\0')) throw new ApiError(400, 'Text must not contain the NUL character.');
  // The plain search first: it is fast on base64, where the second would check every character.
  return /[\ud800-\udfff]/.test(text) ? text.replace(/\p{Surrogate}/gu, '\ufffd') : text;
}
