/** A text as iCalendar and vCard write it: commas, semicolons, backslashes and line breaks escaped. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}
