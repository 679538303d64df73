import { formatDateTime } from '@frontdesk/shared/ui/data';
import * as words from '../../link-messages';
import { types, unreadable } from '../../messages';
import { describeContent } from '../../model/describe-content';
import { readContent } from '../../model/qr-content';

/** Describes one side of a change in a line: the destination, or a setting, as the server stored it. */
export function describeDestination(stored: { readonly Type: string; readonly [field: string]: unknown }): string {
  if (stored.Type === 'Settings') return describeSettings(stored);
  const content = readContent(stored.Type, JSON.stringify(stored));
  if (!content) return unreadable;
  const said = describeContent(content).join(' · ');
  return content.type === 'Url' ? said : `${types[content.type]}: ${said}`;
}

function describeSettings({ isPaused, ...rest }: Readonly<Record<string, unknown>>): string {
  const said: string[] = typeof isPaused === 'boolean' ? [isPaused ? words.states.paused : words.states.active] : [];
  for (const [name, say] of Object.entries(words.settings)) {
    const value = rest[name];
    if (value === undefined) continue;
    said.push(say(typeof value === 'string' ? (name === 'afterEndUrl' ? value : formatDateTime(value)) : null));
  }
  return said.join(' · ') || unreadable;
}
