/** How an agent's widget looks, stored with the agent, so that a change reaches every site (ours; others answer 404). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId, requiredText } from './fields';
import { ignoredReader, textReader } from './readers';
import { brokenFields, readTheme, storedTheme } from './widget-theme';

/** A theme that may be stored: every value is within the widget's own grammar. Other fields are dropped. */
const themeField = v.pipe(
  v.unknown(),
  v.check((theme) => brokenFields(theme).length === 0, 'The theme has a value that cannot be used.'),
  v.transform((theme) => storedTheme(readTheme(theme))),
);

/** Stores the theme of an agent's widget. `getBot` then answers it as `widgetTheme`. */
export const setWidgetTheme = defineEndpoint({
  method: 'POST',
  path: '/api/bot/setWidgetTheme',
  request: v.object({ botId: requiredId('Agent'), theme: themeField }),
  response: ignoredReader,
});

/**
 * The look of an agent, for the widget on any site. All of it is public. The client id travels in the query, because a
 * request without headers of its own needs no preflight.
 */
export const getWidgetLook = defineEndpoint({
  method: 'GET',
  path: '/api/v1/chat/look',
  auth: 'none',
  query: ['clientId'],
  request: v.object({ clientId: requiredText('Client id', 100) }),
  response: v.object({
    name: textReader,
    /** HTML; '' for the widget's own words. */
    welcome: textReader,
    /** As it was stored; absent until it was. */
    theme: v.optional(v.record(v.string(), v.unknown())),
  }),
});
