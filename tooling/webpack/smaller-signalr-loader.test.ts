import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../run-command.mjs';
import removeUnused from './smaller-signalr-loader.mjs';

const LIBRARY = path.join(ROOT, 'shared/node_modules/@microsoft/signalr/dist/esm');
const read = (file: string) => readFileSync(path.join(LIBRARY, `${file}.js`), 'utf8');

it('removes only statements that log, and keeps others that look similar', () => {
  const code = removeUnused(
    "if (late) this._logger.log(LogLevel.Debug, 'Late: ' + error);\nelse { logger.log(LogLevel.Error, 'No.'); retry(); }\nconsole.log(LogLevel);\nconst kept = logger.log(LogLevel.Error, 'x');",
  );
  assert.equal(
    code,
    "if (late) ;\nelse { ; retry(); }\nconsole.log(LogLevel);\nconst kept = logger.log(LogLevel.Error, 'x');",
  );
});

it('removes streams from a hub’s connection, but not the methods of the same names from other classes', () => {
  const code = removeUnused(
    'class A { constructor(a) { e(); } stream(methodName) { a(); } send(data) { b(); } _launchStreams(streams) { c(); } on(methodName) { d(); } }',
  );
  assert.equal(
    code,
    'class A { constructor(a) { e(); }  send(data) { b(); } _launchStreams(streams) {} on(methodName) { d(); } }',
  );
});

it('checks neither the platform nor whether arguments are given', () => {
  const code = removeUnused(
    "Arg.isRequired(url, 'url');\nif (Platform.isNode) a(); else if (!Platform.isBrowser) b();",
  );
  assert.equal(code, ';\nif (false) a(); else if (!true) b();');
});

it('finds everything that it removes in the installed library', () => {
  const removed: Readonly<Record<string, RegExp>> = {
    HubConnection: /\.log\(LogLevel\.|Arg\.|new Subject|_createStream|_isObservable|\bstream\(|\boff\(/,
    HttpConnection: /\.log\(LogLevel\.|Platform\.is|new DefaultHttpClient/,
    HubConnectionBuilder: /parseLogLevel\(logging\)|new ConsoleLogger|withHubProtocol\(/,
    LongPollingTransport: /\.log\(LogLevel\.|Arg\./,
    WebSocketTransport: /\.log\(LogLevel\.|Arg\.|Platform\.is/,
    Utils: /new ConsoleLogger/,
  };
  for (const [file, words] of Object.entries(removed)) {
    assert.match(read(file), words);
    assert.doesNotMatch(removeUnused(read(file)), words, file);
  }
});

it('keeps the calls that a hub needs', () => {
  assert.match(removeUnused(read('HubConnection')), /^ {4}invoke\(methodName, \.\.\.args\) \{\r?$/m);
  assert.match(removeUnused(read('HttpConnection')), /^ {4}send\(data\) \{\r?$/m);
});
