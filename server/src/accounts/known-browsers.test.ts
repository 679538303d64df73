import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeBrowser } from './known-browsers';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';
const AGENTS: Record<string, string | undefined> = {
  'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Chrome on Windows': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
  'Edge on Windows': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/126.0.0.0`,
  'Chrome on Android': `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`,
  'Safari on Mac': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
  'Safari on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
  'Unknown browser on Linux': 'something (Linux)',
  'Unknown browser': undefined,
};

for (const [name, userAgent] of Object.entries(AGENTS)) {
  it(`names the browser ${name}`, () => assert.equal(describeBrowser(userAgent), name));
}
