import { DEFAULT_THEME, storedTheme, type Theme } from '@frontdesk/shared/endpoints/widget-theme';
import type { WidgetWords } from '@frontdesk/shared/widget-words';
import type { WidgetConfig } from '../../widget/widget-config';
import { pack } from '../messages/widget-pack';

/** The contents of a pack or snippet, which contains nothing else about the agent. */
export type PackConfig = Omit<WidgetConfig, 'ipLookup' | 'hasOptions' | 'words'> & {
  readonly ipLookup: '';
  /** Absent for a server without chat options. */
  readonly hasOptions?: true;
  /** The texts in the language that the owner selected; absent for English and for the visitor's own language. */
  readonly words?: WidgetWords;
};

/** Creates the files of `chatbot-widget.zip` (spec section 9.5) from the widget's built script and stylesheet. */
export function packFiles(config: PackConfig, built: { script: string; style: string }): Record<string, string> {
  return {
    'index.html': indexPage(config.name),
    'style.css': built.style,
    'script.js': script(config, built.script),
    'README.txt': pack.readMe(config.api, config.hasOptions === true),
  };
}

/**
 * Returns the line to paste into a page, which loads the widget from `scriptUrl` and the stylesheet beside it. `look`
 * is the look that the server stores and sends to each page, so that the line only has to name the agent. It is null
 * when nothing has been stored yet, and undefined when the server stores no looks.
 */
export function embedSnippet(config: PackConfig, scriptUrl: string, look: Theme | null | undefined): string {
  const { api, clientId, maxCharacters, hasOptions } = config;
  const isSent = hasOptions && (look || (look === null && isDefault(config.theme)));
  const known = { api, clientId, ...(maxCharacters !== null && { maxCharacters }), hasOptions };
  // The attribute is in single quotes, because JSON contains many double quotes.
  const json = JSON.stringify(isSent ? known : withLook(config)).replace(
    /[&<>']/g,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
  return `<script src="${escapeHtml(scriptUrl)}" data-config='${json}' defer></script>`;
}

const isDefault = (theme: Theme) => JSON.stringify(storedTheme(theme)) === JSON.stringify(storedTheme(DEFAULT_THEME));

function withLook(config: PackConfig) {
  const theme = storedTheme(config.theme);
  if (!config.hasOptions) return { ...config, theme };
  // A server with chat options sends the texts itself, and one that stores the look also has the avatar.
  const { words, ...rest } = config;
  const { avatar, ...short } = theme;
  return { ...rest, theme: short };
}

/** Writes JSON that is safe in a script: nothing in it ends the script element or the line. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function script(config: PackConfig, built: string): string {
  const { api, ...rest } = config;
  return `(() => {
const CHATBOT_WIDGET = ${scriptJson({ api, ...rest, theme: storedTheme(rest.theme) })};
${built.trimEnd()}
})();
`;
}

function indexPage(name: string): string {
  return `<!doctype html>
<html lang="${pack.language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(name)}</title>
    <link rel="stylesheet" href="style.css">
    <script src="script.js" defer></script>
  </head>
  <body class="chatbot-widget-page">
    <main>
      <h1>${pack.ready}</h1>
      <p>${pack.intro}</p>
    </main>
  </body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
