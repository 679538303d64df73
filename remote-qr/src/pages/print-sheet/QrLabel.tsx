import { chakra } from '@frontdesk/shared/ui/core';
import * as messages from '../../messages';
import { CodeDrawing } from '../CodeDrawing';
import type { DrawnCode } from './use-drawn-codes';

const Label = chakra('figure', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'center', p: '3mm', m: 0, minW: 0, overflow: 'hidden' },
});
const Name = chakra('figcaption', {
  base: {
    width: '100%',
    fontSize: '3.2mm',
    lineHeight: '4.4mm',
    textAlign: 'center',
    lineClamp: 2,
    overflowWrap: 'anywhere',
  },
});
/** A code with its name below, to be cut out. */
export function QrLabel({ code, width }: { readonly code: DrawnCode; readonly width: number }) {
  const { name, drawn } = code;
  const edge = { width: `${width}mm`, height: `${width}mm` };
  const shownName = name.trim() || messages.unnamed;
  return (
    <Label>
      {drawn && <CodeDrawing drawn={drawn} style={edge} role="img" aria-label={messages.imageAlt(shownName)} />}
      <Name>{shownName}</Name>
    </Label>
  );
}
