import { SCOPES, type Scope } from '@frontdesk/shared/endpoints/api-key';
import * as v from 'valibot';
import * as messages from '../messages';
import { filled } from './filled';

/** The scopes of a form's field, which holds them as one text. */
export const scopesIn = (text: string): Scope[] => SCOPES.filter((scope) => text.split(' ').includes(scope));

/** Adds a scope to the field's text, or removes it. */
export function withScope(text: string, scope: Scope, isChosen: boolean): string {
  const others = scopesIn(text).filter((one) => one !== scope);
  return (isChosen ? [...others, scope] : others).join(' ');
}

export const apiKeySchema = v.object({
  name: filled(messages.keyNameRequired),
  scopes: v.pipe(v.string(), v.transform(scopesIn), v.minLength(1, messages.scopesRequired)),
  /** The number of days after which the key ends; '' for never. */
  days: v.pipe(
    v.string(),
    v.transform((days) => (days === '' ? null : Number(days))),
  ),
});
