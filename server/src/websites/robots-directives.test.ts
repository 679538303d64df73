import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { robotsDirectives } from './robots-directives';

const read = (...texts: string[]) => {
  const { isIndexable, follows } = robotsDirectives(texts);
  return [isIndexable, follows];
};

describe("A page's directives for robots", () => {
  it('are read from several places, in upper or lower case', () => {
    assert.deepEqual(read('NoIndex'), [false, true]);
    assert.deepEqual(read('noarchive, nofollow'), [true, false]);
    assert.deepEqual(read('index', 'none'), [false, false]);
  });

  it('do not contain noindex when it is only part of another directive', () => {
    assert.deepEqual(read('index, follow, max-image-preview:none, max-snippet:-1'), [true, true]);
    assert.deepEqual(read('unavailable_after: 25 Jun 2030 15:00:00 PST, noindex'), [false, true]);
  });

  it('apply to the robot that they name', () => {
    assert.deepEqual(read('otherbot: noindex, nofollow'), [true, true]);
    assert.deepEqual(read('frontdeskbot: noindex, otherbot: nofollow'), [false, true]);
  });
});
