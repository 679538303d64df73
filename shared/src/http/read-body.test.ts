import { looksLikeHtml, parseJson } from './read-body';

test('an empty body is no value, one that is not JSON cannot be parsed', () => {
  expect(parseJson('')).toBeNull();
  expect(parseJson('{"a":1}')).toEqual({ a: 1 });
  expect(parseJson('a')).toBeUndefined();
});

test.each(['<!doctype html><title>x</title>', '\n  <!DOCTYPE html>', '<html lang="en">'])('%j is a page', (text) => {
  expect(looksLikeHtml(text)).toBe(true);
});

test.each(['{"text":"<html>"}', 'Use <!doctype html>', '<svg></svg>', 'x<html>'])('%j is not a page', (text) => {
  expect(looksLikeHtml(text)).toBe(false);
});
