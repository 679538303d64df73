import { DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import { WIDGET_WORDS } from '@frontdesk/shared/widget-words';
import { readConfig } from '../../widget/widget-config';
import { embedSnippet, packFiles } from './widget-pack';

const hostile = `</script><script>alert(1)</script>"'&<!--\u2028*/`;
const config = {
  api: 'https://desk.example',
  clientId: 'client-1',
  name: hostile,
  welcome: `<p>${hostile}</p>`,
  theme: DEFAULT_THEME,
  maxCharacters: 4000,
  ipLookup: '',
} as const;
const files = packFiles(config, { script: 'RUN(CHATBOT_WIDGET);\n', style: ':host{}' });

test('contains a stylesheet, a script, an index page, and six lines on how to use them', () => {
  expect(Object.keys(files)).toEqual(['index.html', 'style.css', 'script.js', 'README.txt']);
  expect(files['style.css']).toBe(':host{}');
  expect(files['README.txt']?.trimEnd().split('\n')).toHaveLength(6);
});

test('contains the address of the API once, at the start of a separate line', () => {
  expect(files['script.js']?.split('https://desk.example')).toHaveLength(2);
  expect(files['script.js']).toMatch(/\nconst CHATBOT_WIDGET = \{"api":"https:\/\/desk\.example",.*\};\n/);
});

test('keeps a hostile name inside the script and its line, and reads it back unchanged', () => {
  const script = files['script.js'] ?? '';
  expect(script).not.toMatch(/<|\u2028/);
  const read: unknown[] = [];
  new Function('RUN', script)((given: unknown) => read.push(given));
  expect(readConfig(read[0])).toEqual({ ...config, hasOptions: false, name: hostile.trim() });
});

test('shows a hostile name as text in the index page', () => {
  const page = new DOMParser().parseFromString(files['index.html'] ?? '', 'text/html');
  expect(page.title).toBe(hostile.replace('\u2028', '\u2028').trim());
  expect(page.scripts).toHaveLength(1);
  expect(page.querySelectorAll('style, [style], [onload]')).toHaveLength(0);
});

test('the snippet is a single element whose attribute contains the same configuration', () => {
  const holder = new DOMParser().parseFromString(
    embedSnippet(config, 'https://desk.example/w.js?a=1&b=2', undefined),
    'text/html',
  );
  const [script, ...others] = holder.scripts;
  expect(others).toHaveLength(0);
  expect(script?.getAttribute('src')).toBe('https://desk.example/w.js?a=1&b=2');
  expect(readConfig(JSON.parse(script?.dataset['config'] ?? ''))).toEqual({
    ...config,
    hasOptions: false,
    name: hostile.trim(),
  });
});

test('includes the texts of the chosen language in the pack, and in the snippet only if the server has none', () => {
  const german = { ...config, words: WIDGET_WORDS.de };
  expect(packFiles(german, { script: '', style: '' })['script.js']).toContain('Chat \u00f6ffnen');
  expect(embedSnippet(german, '/w.js', undefined)).toContain('Chat öffnen');
  expect(embedSnippet({ ...german, hasOptions: true }, '/w.js', undefined)).not.toContain('Chat');
});

test('names only the agent in the snippet if the server sends the look itself', () => {
  const ours = { ...config, hasOptions: true } as const;
  const snippet = embedSnippet(ours, 'https://desk.example/w.js', DEFAULT_THEME);
  expect(embedSnippet(ours, 'https://desk.example/w.js', null)).toBe(snippet);
  const older = { ...ours, theme: { ...DEFAULT_THEME, headerColor: '#112233' } };
  expect(embedSnippet(older, 'https://desk.example/w.js', null)).toContain('#112233');
  expect(snippet).toBe(
    `<script src="https://desk.example/w.js" data-config='{"api":"https://desk.example","clientId":"client-1","maxCharacters":4000,"hasOptions":true}' defer></script>`,
  );
});
