import { chakra } from '@frontdesk/shared/ui/core';
import { memo } from 'react';
import * as batchMessages from '../../messages/batch';
import * as messages from '../../messages/common';
import { cutMarks, NAME_GAP, NAME_LINE, PAPERS, type Paper, type SheetLayout } from '../../model/sheet-layout';
import { CodeDrawing } from '../CodeDrawing';
import type { DrawnCode } from './use-drawn-codes';

const Label = chakra('figure', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'center', p: '3mm', m: 0, minW: 0, overflow: 'hidden' },
});
const Name = chakra('figcaption', {
  base: {
    width: '100%',
    fontSize: '3.2mm',
    textAlign: 'center',
    lineClamp: 2,
    overflowWrap: 'anywhere',
  },
});
const NAME_STYLE = { marginTop: `${NAME_GAP}mm`, lineHeight: `${NAME_LINE}mm` };

/** A code with its name below, to be cut out. */
function QrLabel({ code, width }: { readonly code: DrawnCode; readonly width: number }) {
  const { name, drawn } = code;
  const edge = { width: `${width}mm`, height: `${width}mm` };
  const shownName = name.trim() || messages.unnamed;
  return (
    <Label>
      {drawn && <CodeDrawing drawn={drawn} style={edge} role="img" aria-label={messages.imageAlt(shownName)} />}
      <Name style={NAME_STYLE}>{shownName}</Name>
    </Label>
  );
}

// Also white in the dark theme, because it is paper.
const SheetFrame = chakra('section', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    bg: 'white',
    color: 'black',
    borderWidth: '1px',
    borderColor: 'line',
    mb: '4',
    _print: { border: 0, mb: 0, breakAfter: 'page', '&:last-of-type': { breakAfter: 'auto' } },
  },
});
const Grid = chakra('div', { base: { position: 'absolute', display: 'grid' } });
const Marks = chakra('svg', { base: { position: 'absolute', inset: 0, width: '100%', height: '100%' } });

interface SheetProps {
  readonly number: number;
  readonly codes: readonly DrawnCode[];
  readonly paper: Paper;
  readonly layout: SheetLayout;
  readonly codeWidth: number;
  readonly hasMarks: boolean;
}

export const Sheet = memo(function Sheet({ number, codes, paper, layout, codeWidth, hasMarks }: SheetProps) {
  const { width, height } = PAPERS[paper];
  const { cell, columns, left, top } = layout;
  return (
    // A sheet exactly as high as its page would add an empty page after it.
    <SheetFrame
      aria-label={batchMessages.sheet(number)}
      style={{ width: `${width}mm`, height: `calc(${height}mm - 1px)` }}
    >
      {hasMarks && (
        <Marks viewBox={`0 0 ${width} ${height}`} aria-hidden>
          <path d={cutMarks(layout)} stroke="#777" strokeWidth="0.15" fill="none" />
        </Marks>
      )}
      <Grid
        style={{
          left: `${left}mm`,
          top: `${top}mm`,
          gridTemplateColumns: `repeat(${columns}, ${cell.width}mm)`,
          gridAutoRows: `${cell.height}mm`,
        }}
      >
        {codes.map((code) => (
          <QrLabel key={code.key} code={code} width={codeWidth} />
        ))}
      </Grid>
    </SheetFrame>
  );
});
