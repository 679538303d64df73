const FINAL_TEXT = 0x81;

let last = { text: '', frame: frameOf('') };

/** The text as one WebSocket frame. What goes to thousands in a row is framed once: comparing a string with itself costs nothing. */
export function textFrame(text: string): Buffer {
  if (last.text !== text) last = { text, frame: frameOf(text) };
  return last.frame;
}

function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = headerOf(length);
  const frame = Buffer.allocUnsafeSlow(header.length + length);
  header.copy(frame);
  frame.write(text, header.length);
  return frame;
}

/** RFC 6455, section 5.2: lengths from 126 on stand in two bytes, from 65,536 on in eight. */
function headerOf(length: number): Buffer {
  if (length < 126) return Buffer.from([FINAL_TEXT, length]);
  if (length < 65_536) return Buffer.from([FINAL_TEXT, 126, length >> 8, length & 0xff]);
  const header = Buffer.alloc(10);
  header.set([FINAL_TEXT, 127]);
  header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}
