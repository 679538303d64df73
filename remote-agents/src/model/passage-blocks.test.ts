import { passageBlocks } from './passage-blocks';

test('shows rows with the same columns as a table, between the other lines', () => {
  expect(
    passageBlocks(
      'Our rooms:\nRoom: 201; Type: Double; Note: lake, quiet\nRoom: 202; Type: Single; Note: none.\n\nAsk us.',
    ),
  ).toEqual([
    'Our rooms:',
    {
      columns: ['Room', 'Type', 'Note'],
      rows: [
        ['201', 'Double', 'lake, quiet'],
        ['202', 'Single', 'none'],
      ],
    },
    'Ask us.',
  ]);
});

test('separates tables with different columns', () => {
  const blocks = passageBlocks('A: 1; B: 2\nA: 3; B: 4\nA: 5; C: 6\nA: 7; C: 8');
  expect(blocks).toMatchObject([{ columns: ['A', 'B'] }, { columns: ['A', 'C'] }]);
});

test.each([
  'Breakfast is from 7:15 to 10:45.',
  'Room: 201; Type: Double',
  'Note: call us; we answer.\nNote: write us; we answer.',
  'Open: Monday\nOpen: Tuesday',
  '',
])('leaves %j unchanged', (text) => {
  expect(passageBlocks(text)).toEqual(text === '' ? [] : [text]);
});

test('keeps a semicolon and a colon within a value', () => {
  expect(passageBlocks('Day: Monday; Hours: 9:00; 13:00\nDay: Tuesday; Hours: 10:00')).toEqual([
    {
      columns: ['Day', 'Hours'],
      rows: [
        ['Monday', '9:00; 13:00'],
        ['Tuesday', '10:00'],
      ],
    },
  ]);
});
