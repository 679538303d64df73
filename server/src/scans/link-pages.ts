import { createHash } from 'node:crypto';
import type { DashboardLanguage, Language } from '@frontdesk/shared/endpoints/languages';
import { PAGE_HEADERS } from '../http/security-headers';
import { type Sentence, translated } from '../words/translate';

/** Where the build puts the widget's files. */
export const WIDGET_FILES = '/admin/remotes/agents/widget';

/** The name that the widget uses for its typeface (remote-agents/widget/apply-theme.ts). */
const TYPEFACE = 'ChatbotPoppins';
/**
 * One of the phone's own fonts, scaled to the width of the typeface, so that nothing moves once the typeface is loaded.
 */
export const LETTERS = 'Letters,sans-serif';

/**
 * The texts for guests use the widget's typeface. It is loaded when the page first shows text, and does not delay the
 * text.
 */
export const FACES = [
  { weight: 400, local: 'local(Arial),local(Roboto)', width: 112 },
  { weight: 600, local: 'local("Arial Bold"),local("Roboto Bold")', width: 106 },
]
  .map(
    ({ weight, local, width }) =>
      `@font-face{font-family:${TYPEFACE};font-weight:${weight};font-display:swap;src:url(${WIDGET_FILES}/poppins-${weight}.woff2)}
@font-face{font-family:Letters;font-weight:${weight};size-adjust:${width}%;src:${local}}`,
  )
  .join('\n');

const STYLE = `${FACES}
:root{color-scheme:light dark;--back:#f7f4ee;--card:#fffefb;--line:#867d72;--text:#1e1b26;--quiet:#5f5962;--brass:#b07f2e;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--back:#0e0c11;--card:#221f28;--line:#857b82;--text:#f3ede2;--quiet:#b5aba6;--brass:#d9a74f;--bad:#ff9d94}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--back);color:var(--text);font:16px/1.5 ${TYPEFACE},${LETTERS}}
main{box-sizing:border-box;width:100%;max-width:28rem;padding:2rem 1.5rem;text-align:center}
svg{fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.b{stroke:var(--brass)}
h1{margin:1rem 0 .5rem;font-size:1.5rem;line-height:1.3}
p{margin:0;color:var(--quiet)}
h1,p{overflow-wrap:anywhere;text-wrap:balance}
p.text{padding:1rem;border-radius:12px;background:var(--card);color:var(--text);white-space:pre-wrap;text-align:start;text-wrap:wrap}
a,button{display:inline-block;margin-top:1.5rem;padding:.75rem 1.5rem;border:0;border-radius:8px;background:#724ae8;color:#fff;font:inherit;font-weight:600;text-decoration:none}
:focus-visible{outline:2px solid var(--text);outline-offset:2px}`;

/** Only the page that asks for a password has a form. */
const FORM_STYLE = `${STYLE}
form{margin-top:1.5rem;text-align:start}
label{font-weight:600}
input{box-sizing:border-box;width:100%;margin-top:.25rem;padding:.75rem;border:1px solid var(--line);border-radius:8px;background:var(--card);color:var(--text);font:inherit}
form button{width:100%;margin-top:1rem}
input[aria-invalid]{border-color:var(--bad)}
p.problem{margin-top:.5rem;color:var(--bad);text-wrap:wrap}`;

/** The drawings for each message: lines in ink and in brass, 160 by 112 as in the dashboard (docs/design.md). */
const DRAWINGS = {
  // A bell under a cover.
  paused: ['M12 96h136M40 88h80v8H40zM48 88a32 32 0 0 1 64 0M80 56v-6M74 50h12', 'M66 18v20M94 18v20'],
  // An empty key hook, with a question mark in place of its number.
  unknown: ['M36 20h88v72H36zM80 28v6M12 96h136', 'M70 48a10 10 0 1 1 14 9c-3 1-4 3-4 7M80 72v.1'],
  // A wall clock.
  time: ['M80 14a38 38 0 1 0 .1 0M80 20v4M80 80v4M48 52h4M108 52h4M12 100h136', 'M80 30v22l14 10'],
  // The chair behind the desk is empty, and the lamp is off.
  away: ['M12 96h136M24 70h112v26H24zM32 70V50M22 50l6-18h10l6 18zM100 84h20', 'M70 70V40a14 14 0 0 1 28 0v30'],
  // A padlock.
  password: ['M56 48V36a24 24 0 0 1 48 0v12M12 96h136', 'M46 48h68v48H46zM80 64a5 5 0 1 0 .1 0M80 74v10'],
} as const;

/** The name of a drawing. */
export type PageDrawing = keyof typeof DRAWINGS;

function drawn(name: PageDrawing): string {
  const [ink, brass] = DRAWINGS[name];
  return `<svg width="160" height="112" viewBox="0 0 160 112" aria-hidden="true"><path d="${ink}"/><path class="b" d="${brass}"/></svg>\n`;
}

/** Nothing may be run or loaded except the page's own style and its typeface. */
const policyFor = (style: string, formAction: string) =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; font-src 'self'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;

/** Some browsers also check the target of the redirect that follows a form. */
const FORM_POLICY = policyFor(FORM_STYLE, 'http: https:');

/** The headers of these pages, in addition to those of every response. */
export const PAGE_FRAME_HEADERS = {
  ...PAGE_HEADERS,
  'content-security-policy': policyFor(STYLE, "'none'"),
  'content-type': 'text/html; charset=utf-8',
};

/** Builds a small page without scripts, in the colors of the phone's theme. `content` is HTML, `title` is not. */
export const framedPage = (
  title: string,
  content: string,
  language: Language,
  drawing?: PageDrawing,
  style = STYLE,
) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${drawing ? drawn(drawing) : ''}<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

const VARIES = { vary: 'accept-language' };

/** The reasons why a scan gets only an explanation. */
export type DeadEnd = 'unknown' | 'deleted' | 'paused' | 'early' | 'ended' | 'away';

interface DeadEndPage {
  readonly status: number;
  readonly drawing: PageDrawing;
  readonly title: Sentence;
  readonly advice: Sentence;
}

/** Only a permanent end returns 410; a code that may work again returns 404. */
const PAGES: Readonly<Record<DeadEnd, DeadEndPage>> = {
  unknown: {
    status: 404,
    drawing: 'unknown',
    title: 'This code is unknown.',
    advice: 'Check the address, or scan the code again.',
  },
  deleted: { status: 404, drawing: 'unknown', title: 'This code was deleted.', advice: 'It no longer works.' },
  paused: { status: 404, drawing: 'paused', title: 'This code is paused.', advice: 'Please try again later.' },
  early: { status: 404, drawing: 'time', title: 'This code is not active yet.', advice: 'Please try again later.' },
  ended: { status: 410, drawing: 'time', title: 'This code has ended.', advice: 'It no longer works.' },
  away: {
    status: 503,
    drawing: 'away',
    title: 'This code cannot be opened right now.',
    advice: 'Please try again in a moment.',
  },
};

/** Builds a small page in a language for each reason, with its status and headers. */
export function linkPages(language: DashboardLanguage) {
  const entries = Object.entries(PAGES).map(([reason, { status, drawing, title, advice }]) => {
    const shown = `<p>${escapeHtml(translated(advice, language))}</p>`;
    const bytes = Buffer.from(framedPage(translated(title, language), shown, language, drawing));
    const headers = {
      ...PAGE_FRAME_HEADERS,
      ...VARIES,
      ...(reason === 'away' && { 'retry-after': '2' }),
    };
    return [reason, { status, headers, bytes }] as const;
  });
  return Object.fromEntries(entries) as Record<DeadEnd, (typeof entries)[number][1]>;
}

/** Our own words, which are translated, or the owner's text, which is not. */
type PageText = { readonly words: Sentence } | { readonly typed: string };

/** A page for content that a browser cannot open by itself. */
export interface ContentPage {
  readonly title: PageText;
  /** A text that is shown with its line breaks; '' if there is none. */
  readonly text: PageText;
  /** An address that opens an app on the phone; null if there is only text. */
  readonly link: { readonly address: string; readonly label: Sentence } | null;
}

/** Builds a page that shows content. */
export function contentPage({ title, text, link }: ContentPage, language: DashboardLanguage) {
  const textOf = (part: PageText) => ('typed' in part ? part.typed : translated(part.words, language));
  const shown = textOf(text) === '' ? '' : `<p class="text">${escapeHtml(textOf(text))}</p>`;
  const pressed = link
    ? `<a href="${escapeHtml(link.address)}">${escapeHtml(translated(link.label, language))}</a>`
    : '';
  return {
    headers: { ...PAGE_FRAME_HEADERS, ...VARIES },
    bytes: Buffer.from(framedPage(textOf(title), shown + pressed, language)),
  };
}

/** The texts on the page that asks for a password. */
const ASKS = {
  title: 'This code needs a password.',
  advice: 'Enter the password to open it.',
  label: 'Password',
  button: 'Open',
} as const satisfies Record<string, Sentence>;

/** Builds the page that asks for the password of a code. `problem` is null at first. */
export function passwordPage(problem: Sentence | null, language: DashboardLanguage) {
  const say = (sentence: Sentence) => escapeHtml(translated(sentence, language));
  const told = problem === null ? '' : `<p class="problem" id="problem" role="alert">${say(problem)}</p>`;
  const described = problem === null ? '' : ' aria-invalid="true" aria-describedby="problem"';
  const content = `<p>${say(ASKS.advice)}</p>
<form method="post">
<label for="password">${say(ASKS.label)}</label>
<input id="password" name="password" type="password" maxlength="100" required autofocus autocomplete="off"${described}>
${told}
<button>${say(ASKS.button)}</button>
</form>`;
  return {
    headers: { ...PAGE_FRAME_HEADERS, ...VARIES, 'content-security-policy': FORM_POLICY },
    bytes: Buffer.from(framedPage(translated(ASKS.title, language), content, language, 'password', FORM_STYLE)),
  };
}
