import { Parser } from 'htmlparser2';

/** The widget knows these, and `<` and `&` must stay escaped. */
const NAMED = /&(?!amp;|lt;|gt;|quot;|apos;|nbsp;)[a-z][a-z\d]{1,30};/gi;

/** Replaces the named HTML entities that the widget does not know by their characters. */
export function plainEntities(html: string): string {
  return html.replace(NAMED, decode);
}

function decode(name: string): string {
  let text = '';
  // A name between & and ; can only ever become a character.
  const parser = new Parser({
    ontext(part) {
      text += part;
    },
  });
  parser.end(name);
  return text;
}
