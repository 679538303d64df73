import { types, unreadable } from '../messages';
import { describeContent } from './describe-content';
import { readContent } from './qr-content';

/** Where a link led, in one line: its type and fields as the server stored them. */
export function describeDestination(stored: { readonly Type: string }): string {
  const content = readContent(stored.Type, JSON.stringify(stored));
  if (!content) return unreadable;
  const said = describeContent(content).join(' · ');
  return content.type === 'Url' ? said : `${types[content.type]}: ${said}`;
}
