import { judgeDrawing } from '../image/check-code';
import { printMmOf } from '../model/code-parts';

const drawn = { text: 'a', read: 'a', isReadTwice: true, moduleCount: 29, size: 200 };

test('a code that reads back as its text scans, and has a minimum print width', () => {
  expect(judgeDrawing(drawn)).toEqual({ status: 'scans', printMm: 15 });
});

test('a code that only one decoder can read does not count as scanning', () => {
  expect(judgeDrawing({ ...drawn, isReadTwice: false })).toEqual({ status: 'readOnce', printMm: 15 });
});

test('modules smaller than two pixels are too dense, even if a decoder reads them', () => {
  expect(judgeDrawing({ ...drawn, moduleCount: 57, size: 100 })).toEqual({
    status: 'dense',
    printMm: 26,
    sizeMin: 130,
  });
});

test('rounded modules, a frame or a logo need three pixels per module', () => {
  expect(judgeDrawing({ ...drawn, size: 110, isStyled: true })).toMatchObject({ status: 'dense', sizeMin: 111 });
  expect(judgeDrawing({ ...drawn, size: 111, isStyled: true })).toMatchObject({ status: 'scans' });
});

test('an unreadable drawing is too dense, and the next size with whole pixels per module is suggested', () => {
  expect(judgeDrawing({ ...drawn, read: null })).toEqual({ status: 'dense', printMm: 15, sizeMin: 222 });
});

test('suggests no size beyond the slider', () => {
  expect(judgeDrawing({ ...drawn, moduleCount: 177, read: null, size: 400 })).toMatchObject({ sizeMin: null });
});

test('returns the text of a code with different content', () => {
  expect(judgeDrawing({ ...drawn, read: 'b' })).toEqual({ status: 'different', read: 'b' });
});

test('the largest code needs a print width of 74 mm', () => {
  expect(printMmOf(177)).toBe(74);
});
