import { createPreviewMemory } from './preview-memory';

const line = { id: '1', from: 'agent', text: 'At nine.' } as const;

test('starts empty when the agent replies, keeps the conversation, and notes that it was tested', () => {
  const onReply = jest.fn();
  const memory = createPreviewMemory(true, onReply);
  expect(memory.read().lines).toEqual([]);
  memory.write({ started: null, lines: [{ id: '0', from: 'visitor', text: 'When?' }] });
  expect(onReply).not.toHaveBeenCalled();
  memory.write({ started: null, lines: [line] });
  expect(onReply).toHaveBeenCalled();
  expect(memory.read().lines).toEqual([line]);
});

test('shows a sample in every color, and notes no test, while the agent cannot reply', () => {
  const onReply = jest.fn();
  const memory = createPreviewMemory(false, onReply);
  expect(memory.read().lines.map(({ from }) => from)).toEqual(['visitor', 'agent']);
  memory.write({ started: null, lines: [line] });
  expect(onReply).not.toHaveBeenCalled();
});
