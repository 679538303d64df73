import { readEditState, readResultState } from './navigation-state';

const result = { dataUrl: 'data:image/png;base64,AA==', payload: '{"Url":"https://example.com"}', type: 'Url' };

test('the result of a new code has neither id nor name', () => {
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

test('opens a saved code in its form with id, name and fields', () => {
  expect(readEditState('Url', { id: '7', name: 'Menu', payload: result.payload })).toEqual({
    id: '7',
    name: 'Menu',
    payload: { Url: 'https://example.com' },
    begun: '{"Url":"https://example.com"}',
  });
});

test.each([null, { id: '7' }, { id: '7', name: 'x', payload: 'broken' }])('opens an empty form for %j', (state) => {
  expect(readEditState('Url', state)).toBeNull();
});
