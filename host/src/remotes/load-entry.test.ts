import { DeadlineError } from './deadline';
import { EntryMissingError, loadEntry } from './load-entry';
import { failureKindOf, failureMessageOf } from './load-failure';

const container = { init: () => undefined, get: async () => () => undefined };
const globals = globalThis as Record<string, unknown>;

/** What the next script does once it is in the page; jsdom itself runs none. */
let onScript: (script: HTMLScriptElement) => void;
beforeEach(() => {
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) queueMicrotask(() => onScript(node));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function arrives(script: HTMLScriptElement) {
  globals['qr'] = container;
  script.onload?.(new Event('load'));
}
function fails(script: HTMLScriptElement) {
  (script.onerror as () => void)();
}

test('the container is what the script leaves under its name', async () => {
  onScript = arrives;
  await expect(loadEntry('/a.js', 'qr')).resolves.toBe(container);
});

test('a script that is not there is missing', async () => {
  onScript = fails;
  await expect(loadEntry('/b.js', 'qr')).rejects.toThrow(EntryMissingError);
});

test('a script that leaves nothing, as a page in its place does, is missing', async () => {
  onScript = (script) => {
    const error = new SyntaxError("Unexpected token '<'");
    window.dispatchEvent(new ErrorEvent('error', { filename: script.src, error }));
    script.onload?.(new Event('load'));
  };
  await expect(loadEntry('/c.js', 'qr')).rejects.toThrow(EntryMissingError);
});

test('what the script throws is what one gets', async () => {
  onScript = (script) => {
    window.dispatchEvent(
      new ErrorEvent('error', { filename: script.src, error: new TypeError('x is not a function') }),
    );
    script.onload?.(new Event('load'));
  };
  await expect(loadEntry('/d.js', 'qr')).rejects.toThrow('x is not a function');
});

test('an entry that hangs is a timeout after 120 seconds, not before', async () => {
  jest.useFakeTimers();
  onScript = () => undefined;
  const settled = jest.fn();
  const pending = loadEntry('/e.js', 'qr').catch(settled);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await pending;
  expect(settled).toHaveBeenCalledWith(expect.any(DeadlineError));
});

test('after a failure the script is asked for under another address, so that no cache answers', async () => {
  const asked: string[] = [];
  onScript = (script) => {
    asked.push(script.src);
    fails(script);
  };
  await loadEntry('/f.js', 'qr').catch(() => undefined);
  await loadEntry('/f.js', 'qr').catch(() => undefined);
  expect(asked).toEqual(['http://localhost/f.js', 'http://localhost/f.js?again=1']);
});

test('a script of another origin is asked for with CORS, one of ours plainly', async () => {
  const modes: (string | null)[] = [];
  onScript = (script) => {
    modes.push(script.crossOrigin);
    arrives(script);
  };
  await loadEntry('https://cdn.example/g.js', 'qr');
  await loadEntry('/h.js', 'qr');
  expect(modes).toEqual(['anonymous', null]);
});

/** What a server answers, and the browser's check of its hash. */
function served(type: string, matches: boolean) {
  globalThis.fetch = async (_, options) => {
    if (options?.integrity && !matches) throw new TypeError('Failed to fetch');
    return new Response('x', { headers: { 'content-type': type } });
  };
}

test('a script with a hash is loaded with it', async () => {
  const hashes: string[] = [];
  onScript = (script) => {
    hashes.push(script.integrity);
    arrives(script);
  };
  await loadEntry('/i.js', 'qr', 'sha384-abc');
  await loadEntry('/j.js', 'qr');
  expect(hashes).toEqual(['sha384-abc', '']);
});

test('tells a script that was replaced from one that is missing', async () => {
  onScript = fails;
  served('text/javascript', false);
  const error = await loadEntry('/k.js', 'qr', 'sha384-abc').catch((thrown: unknown) => thrown);
  expect(failureKindOf(error)).toBe('invalid');
  expect(failureMessageOf('invalid', error)).toBe('Its entry script is not the one that was released.');
  served('text/javascript', true);
  await expect(loadEntry('/l.js', 'qr', 'sha384-abc')).rejects.toThrow(EntryMissingError);
  served('text/html', false);
  await expect(loadEntry('/m.js', 'qr', 'sha384-abc')).rejects.toThrow(EntryMissingError);
});
