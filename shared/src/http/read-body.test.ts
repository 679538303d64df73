import { looksLikeHtml, parseJson } from './read-body';

test('treats an empty body as no value, and a body that is not JSON as unparsable', () => {
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
