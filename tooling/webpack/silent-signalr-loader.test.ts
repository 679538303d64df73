import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../run-command.mjs';
import removeLogging from './silent-signalr-loader.mjs';

it('removes only the statements that log', () => {
  const code = removeLogging(
    "if (late) this._logger.log(LogLevel.Debug, 'Late: ' + error);\nelse { logger.log(LogLevel.Error, 'No.'); retry(); }\nconsole.log(LogLevel);\nconst kept = logger.log(LogLevel.Error, 'x');",
  );
  assert.equal(
    code,
    "if (late) ;\nelse { ; retry(); }\nconsole.log(LogLevel);\nconst kept = logger.log(LogLevel.Error, 'x');",
  );
});

it("leaves none of the library's sentences for a log", () => {
  const folder = path.join(ROOT, 'shared/node_modules/@microsoft/signalr/dist/esm');
  for (const file of ['HubConnection.js', 'HttpConnection.js', 'LongPollingTransport.js', 'WebSocketTransport.js']) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    assert.match(source, /\.log\(LogLevel\./);
    assert.doesNotMatch(removeLogging(source), /\.log\(LogLevel\./, file);
  }
});
