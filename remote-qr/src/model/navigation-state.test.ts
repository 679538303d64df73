import { readEditState, readResultState } from './navigation-state';

const result = { dataUrl: 'data:image/png;base64,AA==', payload: '{"Url":"https://example.com"}', type: 'Url' };

test('the result of a new code has no id and no name', () => {
  expect(readResultState(result)).toEqual({ ...result, name: '' });
});

test.each([
  null,
  undefined,
  'text',
  {},
  { ...result, dataUrl: '' },
  { ...result, dataUrl: 'https://example.com/qr.png' },
  { ...result, dataUrl: 'data:text/html,<script>' },
  { ...result, type: 'Poster' },
])('%j shows no image', (state) => {
  expect(readResultState(state)).toBeNull();
});

test('a saved code opens in its form with id, name and fields', () => {
  expect(readEditState('Url', { id: '7', name: 'Menu', payload: result.payload })).toEqual({
    id: '7',
    name: 'Menu',
    payload: { Url: 'https://example.com' },
  });
});

test.each([null, { id: '7' }, { id: '7', name: 'x', payload: 'broken' }])('%j opens the form empty', (state) => {
  expect(readEditState('Url', state)).toBeNull();
});
