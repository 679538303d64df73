import { blur, enlarge, grayOf, pixelsOf, placeOn, shrink } from '../image/read-code';

const image = (...rows: number[][]) => ({ size: rows.length, data: Uint8ClampedArray.from(rows.flat()) });
const DOT = image([0, 0, 0], [0, 90, 0], [0, 0, 0]);

test('converts colors to brightness and back', () => {
  const pixels = { width: 1, height: 1, data: Uint8ClampedArray.of(0, 255, 0, 255) };
  expect([...grayOf(pixels).data]).toEqual([182]);
  expect([...pixelsOf(grayOf(pixels)).data]).toEqual([182, 182, 182, 255]);
});

test('enlarges an image by whole pixels and shrinks it by averaging', () => {
  const checker = image([0, 100], [100, 0]);
  const larger = enlarge(checker, 2);
  expect([...larger.data.slice(0, 8)]).toEqual([0, 0, 100, 100, 0, 0, 100, 100]);
  expect(shrink(larger, 2)).toEqual(checker);
  expect([...shrink(checker, 1).data]).toEqual([50]);
});

test('a blur spreads a dot and leaves an even background unchanged', () => {
  expect([...blur(DOT, 1).data]).toEqual([22, 15, 22, 15, 10, 15, 22, 15, 22]);
  expect(blur(image([7, 7], [7, 7]), 1)).toEqual(image([7, 7], [7, 7]));
});

test('places an image in the middle of its background and rotates it', () => {
  const placed = placeOn(image([10, 20], [30, 40]), { size: 4, degrees: 0, ground: 5 });
  expect([...placed.data]).toEqual([5, 5, 5, 5, 5, 10, 20, 5, 5, 30, 40, 5, 5, 5, 5, 5]);
  const turned = placeOn(DOT, { size: 5, degrees: 45, ground: 5 });
  expect(turned.data[12]).toBe(90);
  expect(turned.data[0]).toBe(5);
});
