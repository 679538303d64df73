/**
 * The look of an agent's widget, stored with the agent, so that a change takes effect on every site (not in the spec;
 * another server answers 404).
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId, requiredText } from './fields';
import { ignoredReader, textReader } from './readers';
import { brokenFields, readTheme, storedTheme } from './widget-theme';

/** Validates a theme: every value must match the widget's own grammar. Drops other fields. */
const themeField = v.pipe(
  v.unknown(),
  v.check((theme) => theme === null || brokenFields(theme).length === 0, 'The theme has a value that cannot be used.'),
  v.transform((theme) => (theme === null ? null : storedTheme(readTheme(theme)))),
);

/** Stores the theme of an agent's widget; `getBot` returns it as `widgetTheme`. Null removes the theme. */
export const setWidgetTheme = defineEndpoint({
  method: 'POST',
  path: '/api/bot/setWidgetTheme',
  request: v.object({ botId: requiredId('Agent'), theme: themeField }),
  response: ignoredReader,
});

/**
 * Returns the look of an agent, for the widget on any site. All this data is public. The client id is in the query,
 * because a request without additional headers needs no preflight.
 */
export const getWidgetLook = defineEndpoint({
  method: 'GET',
  path: '/api/v1/chat/look',
  auth: 'none',
  query: ['clientId'],
  request: v.object({ clientId: requiredText('Client id', 100) }),
  response: v.object({
    name: textReader,
    /** HTML; '' for the widget's own text. */
    welcome: textReader,
    /** The stored theme; absent until one is stored. */
    theme: v.optional(v.record(v.string(), v.unknown())),
  }),
});
