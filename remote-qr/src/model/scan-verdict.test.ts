import { judgeDrawing, printMmOf } from './scan-verdict';

const drawn = { text: 'a', read: 'a', isReadTwice: true, moduleCount: 29, size: 200 };

test('a code that reads back as its text scans, and says how wide it must be printed', () => {
  expect(judgeDrawing(drawn)).toEqual({ status: 'scans', printMm: 15 });
});

test('a code that only one decoder could read does not count as scanning', () => {
  expect(judgeDrawing({ ...drawn, isReadTwice: false })).toEqual({ status: 'readOnce', printMm: 15 });
});

test('squares of less than two pixels are too dense, even where a decoder manages', () => {
  expect(judgeDrawing({ ...drawn, moduleCount: 57, size: 100 })).toEqual({
    status: 'dense',
    printMm: 26,
    sizeMin: 130,
  });
});

test('rounded modules, a frame or a logo need three pixels a square', () => {
  expect(judgeDrawing({ ...drawn, size: 110, isStyled: true })).toMatchObject({ status: 'dense', sizeMin: 111 });
  expect(judgeDrawing({ ...drawn, size: 111, isStyled: true })).toMatchObject({ status: 'scans' });
});

test('a drawing that nothing is read in is too dense, and the next size with whole squares is named', () => {
  expect(judgeDrawing({ ...drawn, read: null })).toEqual({ status: 'dense', printMm: 15, sizeMin: 222 });
});

test('a size beyond the slider is not named', () => {
  expect(judgeDrawing({ ...drawn, moduleCount: 177, read: null, size: 400 })).toMatchObject({ sizeMin: null });
});

test('a code with other content shows what it says', () => {
  expect(judgeDrawing({ ...drawn, read: 'b' })).toEqual({ status: 'different', read: 'b' });
});

test('the largest code is printed 74 mm wide or wider', () => {
  expect(printMmOf(177)).toBe(74);
});
