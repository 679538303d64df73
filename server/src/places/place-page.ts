import { createHash, randomBytes } from 'node:crypto';
import { CHAT_TEXT_MAX } from '@frontdesk/shared/endpoints/chat';
import type { Language } from '@frontdesk/shared/endpoints/languages';
import { DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import { readOptions } from '../agents/agent-options';
import { readStoredTheme } from '../agents/widget-look';
import { PAGE_HEADERS } from '../http/security-headers';
import { escapeHtml, FACES, framedPage, LETTERS, PAGE_FRAME_HEADERS, WIDGET_FILES } from '../scans/link-pages';
import type { ChatPlace } from './chat-place';
import { chatWords, endOf, type NoChat, noScriptText } from './place-words';

/** A page in the form that is sent. */
interface PlacePage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** Shown until the script has run. */
const STYLE = `${FACES}
:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 ${LETTERS}}
main{padding:1rem;overflow-wrap:anywhere}
h1{margin:0;font-size:1.125rem}
p{margin:0 0 1rem}`;

const NEVER_STORED = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Only the page's own script and the scripts that it loads may run, and no text may be evaluated as code. */
const policyFor = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    'img-src data:',
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Builds the page with the chat at a place, in the language that the visitor's phone prefers. */
export function chatPage(place: ChatPlace, language: Language): PlacePage {
  const { agent, name, organizationName, slug, starters } = place;
  const business = organizationName || agent.name;
  const options = readOptions(agent);
  const config = {
    slug,
    place: name,
    business,
    welcome: agent.welcome ?? '',
    theme: placeTheme(readStoredTheme(agent.theme)),
    maxCharacters: CHAT_TEXT_MAX,
    chatOptions: {
      ...options,
      privacyUrl: options.privacyUrl ?? '',
      starterQuestions: starters.length > 0 ? starters : options.starterQuestions,
    },
    words: chatWords(language, name),
  };
  const nonce = randomBytes(16).toString('base64');
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, interactive-widget=resizes-content">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${name} · ${business}`)}</title>
<link rel="icon" href="data:,">
<link rel="preload" as="style" href="${WIDGET_FILES}/chatbot-widget.css">
<style>${STYLE}</style>
<script defer nonce="${nonce}" src="${WIDGET_FILES}/chatbot-place.js" data-config='${inQuotes(JSON.stringify(config))}'></script>
</head>
<body>
<main>
<h1>${escapeHtml(name)}</h1>
<p>${escapeHtml(business)}</p>
<noscript>${escapeHtml(noScriptText(language))}</noscript>
</main>
</body>
</html>
`;
  const headers = { ...PAGE_HEADERS, ...NEVER_STORED, 'content-security-policy': policyFor(nonce) };
  return { status: 200, headers: { ...headers, ...CONTENT, vary: 'accept-language' }, html };
}

/** The look is meant for the owner's own page, which is usually light; here the phone's theme decides. */
function placeTheme(stored: Record<string, unknown> | null) {
  const font = stored?.['fontFamily'];
  const isOther = font !== undefined && font !== DEFAULT_THEME.fontFamily;
  return { colorScheme: 'auto', ...stored, fontFamily: isOther ? font : `Poppins, ${LETTERS}` };
}

const CONTENT = { 'content-type': 'text/html; charset=utf-8' };

/** Escapes a text for an attribute in single quotes, in which JSON needs few escapes. */
const inQuotes = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');

/** Builds the page that explains why there is no chat. */
export function noChatPage(end: NoChat, language: Language): PlacePage {
  const { status, drawing, title, advice } = endOf(end, language);
  return {
    status,
    headers: {
      ...PAGE_FRAME_HEADERS,
      ...NEVER_STORED,
      ...(status === 503 && { 'retry-after': '2' }),
      vary: 'accept-language',
    },
    html: framedPage(title, `<p>${escapeHtml(advice)}</p>`, language, drawing),
  };
}
