/**
 * Formats a whole number for English words, as in '1,234', whatever the browser's language is. With nouns, adds the
 * fitting form: `count(1, 'page', 'pages')` returns '1 page'.
 */
export function count(number: number, one?: string, many?: string): string {
  const shown = number.toLocaleString('en');
  return one === undefined ? shown : `${shown} ${number === 1 ? one : many}`;
}
