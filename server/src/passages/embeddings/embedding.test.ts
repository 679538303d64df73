import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { joinEmbeddings, meanOf, similarity, splitEmbeddings, toEmbedding } from './embedding';

const direction = (...first: number[]) => toEmbedding([...first, ...new Array<number>(384 - first.length).fill(0)]);
const [east, north, northEast] = [direction(0.2), direction(0, 0.7), direction(0.1, 0.1)];

describe('Embeddings', () => {
  it('are similar when they point in the same direction, whatever their length', () => {
    assert.equal(similarity(east, direction(9)), 1);
    assert.equal(similarity(east, north), 0);
    assert.ok(Math.abs(similarity(east, northEast) - Math.SQRT1_2) < 0.001);
  });

  it('have a mean that points in a direction between theirs', () => {
    assert.ok(similarity(meanOf([east, north]), northEast) > 0.999);
  });

  it('are read unchanged from either database', () => {
    const stored = joinEmbeddings([east, north]);
    assert.deepEqual(splitEmbeddings(stored, 384), [east, north]);
    assert.deepEqual(splitEmbeddings(Uint8Array.from(stored).buffer, 384), [east, north]);
    assert.deepEqual(splitEmbeddings(Buffer.alloc(0), 384), []);
  });

  it('with different dimensions are never compared', () => {
    assert.equal(similarity(east, toEmbedding([0.2])), 0);
  });

  it('of a text without meaning are similar to no other', () => {
    assert.equal(similarity(direction(0), east), 0);
  });
});
