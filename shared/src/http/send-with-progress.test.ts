import { sendWithProgress } from './call';

/** Fakes the browser's request; each test answers it. */
class Request {
  static last: Request;
  upload: { onprogress?: (event: object) => void } = {};
  status = 200;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  readonly open = jest.fn();
  readonly setRequestHeader = jest.fn();
  readonly send = jest.fn();
  readonly abort = jest.fn(() => this.onabort?.());

  constructor() {
    Request.last = this;
  }
}

const { XMLHttpRequest } = globalThis;
let leaving: AbortController;
let onProgress: jest.Mock;

beforeEach(() => {
  globalThis.XMLHttpRequest = Request as never;
  leaving = new AbortController();
  onProgress = jest.fn();
});
afterEach(() => {
  globalThis.XMLHttpRequest = XMLHttpRequest;
});

const send = () =>
  sendWithProgress(
    '/api/x',
    { method: 'POST', headers: { Accept: 'application/json' }, body: '{}', signal: leaving.signal },
    onProgress,
  );

test("sends the call's request and returns its answer", async () => {
  const sent = send();
  const request = Request.last;
  expect(request.open).toHaveBeenCalledWith('POST', '/api/x');
  expect(request.setRequestHeader.mock.calls).toEqual([['Accept', 'application/json']]);
  expect(request.send).toHaveBeenCalledWith('{}');
  Object.assign(request, { status: 413, responseText: 'Too large.' });
  request.onload?.();
  const answer = await sent;
  expect(answer.status).toBe(413);
  expect(await answer.text()).toBe('Too large.');
});

test('returns no body for an answer without content', async () => {
  const sent = send();
  Object.assign(Request.last, { status: 204 });
  Request.last.onload?.();
  await expect(sent).resolves.toMatchObject({ status: 204, body: null });
});

test('reports progress only when the browser knows the size', () => {
  void send();
  const tell = (event: object) => Request.last.upload.onprogress?.(event);
  tell({ lengthComputable: false, loaded: 1, total: 4 });
  tell({ lengthComputable: true, loaded: 0, total: 0 });
  expect(onProgress).not.toHaveBeenCalled();
  tell({ lengthComputable: true, loaded: 1, total: 4 });
  expect(onProgress.mock.calls).toEqual([[0.25]]);
});

test('fails in the same way as fetch', async () => {
  const sent = send();
  Request.last.onerror?.();
  await expect(sent).rejects.toEqual(new TypeError('The request failed.'));
});

test("aborts the request with the screen's reason when the user leaves the screen", async () => {
  const sent = send();
  leaving.abort(new Error('left'));
  expect(Request.last.abort).toHaveBeenCalledTimes(1);
  await expect(sent).rejects.toThrow('left');
});

test('sends nothing when the user had already left the screen', async () => {
  leaving.abort(new Error('left'));
  await expect(send()).rejects.toThrow('left');
  expect(Request.last.send).not.toHaveBeenCalled();
});

test('keeps an answered request when the user leaves the screen later', () => {
  void send();
  Request.last.onload?.();
  Request.last.onloadend?.();
  leaving.abort();
  expect(Request.last.abort).not.toHaveBeenCalled();
});
