import { Card, chakra, Heading, Text } from '@frontdesk/shared/ui/core';
import { type ReactNode, useMemo } from 'react';
import * as words from '../messages/mockups';
import { allParts, codeParts, leastPrintMm, modulesFor } from '../model/code-parts';
import type { QrStyle } from '../model/qr-style';
import { CodeDrawing, type DrawnParts } from './CodeDrawing';

const Frame = chakra('div', { base: { containerType: 'inline-size' } });

// Three pictures in a row where they fit, otherwise stacked; on phones, a row that scrolls.
const Row = chakra('ul', {
  base: {
    display: { base: 'flex', md: 'grid' },
    gap: '4',
    overflowX: { base: 'auto', md: 'visible' },
    scrollSnapType: 'x proximity',
    // Extends to the edge of the card, where part of the next picture shows that there are more.
    me: { base: '-4', md: '0' },
    '& > li': { flex: '0 0 min(100% - 80px, 280px)', minW: 0, scrollSnapAlign: 'start' },
    '@container (min-width: 400px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

const Scene = chakra('svg', {
  base: {
    display: 'block',
    width: '100%',
    height: 'auto',
    rounded: 'md',
    bg: 'subtle',
    color: 'text',
    '--wood': '{colors.hover}',
    '--edge': '{colors.line.strong}',
    '--line': '{colors.line}',
    '--brass': '{colors.brass}',
    '--shade': 'rgb(60 45 20 / 0.13)',
    _dark: { '--shade': 'rgb(0 0 0 / 0.4)' },
  },
});

/** Paper and print have the same colors in both themes. */
const [PAPER, PRINT, FAINT, RULE] = ['#fffefb', '#1e1b26', '#c9c1b4', '#b07f2e'] as const;

interface PrintedProps {
  readonly drawn: DrawnParts;
  readonly name: string;
}

interface NameProps {
  readonly name: string;
  readonly y: number;
  readonly width: number;
  readonly most: number;
}

/** Average width of a bold letter, as a share of its size. */
const EM = 0.58;
const LEAST_SIZE = 9;

/** Prints the name in the middle, as large as possible, and cuts it off if it does not fit at all. */
function Name({ name, y, width, most }: NameProps) {
  const signs = [...name];
  const size = Math.min(most, Math.max(LEAST_SIZE, width / (EM * signs.length)));
  const room = Math.floor(width / (EM * LEAST_SIZE));
  const shown =
    signs.length <= room
      ? name
      : `${signs
          .slice(0, room - 1)
          .join('')
          .trimEnd()}…`;
  return (
    <text
      x="160"
      y={y}
      textAnchor="middle"
      fill={PRINT}
      // A style, because the page's own text rules would override attributes.
      style={{ fontSize: `${size}px`, fontWeight: 700, unicodeBidi: 'plaintext' }}
    >
      {shown}
    </text>
  );
}

/** A card in a block, between the bell and a cup. */
function TableStand({ drawn, name }: PrintedProps) {
  return (
    <>
      <path d="M0 178h320v42H0z" fill="var(--wood)" />
      <path d="M0 178h320" stroke="var(--edge)" />
      <path d="M88 190h152l8 8H80z" fill="var(--shade)" />
      <path d="M78 190h8l4 5H52z" fill="var(--shade)" />
      <g stroke="var(--edge)">
        <rect x="102" y="24" width="116" height="152" rx="4" fill={PAPER} stroke="var(--line)" />
        <rect x="84" y="170" width="152" height="20" rx="4" fill="var(--wood)" />
        <path d="M92 176h136" opacity="0.6" />
      </g>
      <Name name={name} y={47} width={100} most={14} />
      <path d="M148 57h24" stroke={RULE} strokeWidth="1.5" />
      <CodeDrawing drawn={drawn} x="113" y="66" width="94" height="94" />
      <g stroke="var(--brass)" strokeWidth="1.75" fill="none">
        <path d="M46 184a19 19 0 0 1 38 0z" fill="var(--brass)" fillOpacity="0.3" />
        <path d="M42 189h46M65 165v-4M61 160h8" />
        <path d="M53 178a12 12 0 0 1 6-7" strokeOpacity="0.7" />
      </g>
      <g stroke="currentColor" strokeWidth="1.75" fill="none">
        <path d="M240 158h30v15a13 13 0 0 1-13 13h-4a13 13 0 0 1-13-13z" />
        <path d="M270 162h4a6 6 0 0 1 0 12h-4M234 190h42" />
        <path d="M249 150c-4-5 4-8 0-13M261 150c-4-5 4-8 0-13" opacity="0.45" />
      </g>
    </>
  );
}

/** A sign hung by a cord on a door. */
function DoorSign({ drawn, name }: PrintedProps) {
  return (
    <>
      <g stroke="var(--edge)">
        <path d="M44 220V14a4 4 0 0 1 4-4h224a4 4 0 0 1 4 4v206z" fill="none" opacity="0.6" />
        <path d="M56 220V22h208v198z" fill="var(--wood)" />
      </g>
      <g stroke="var(--edge)" fill="none" opacity="0.55">
        <path d="M76 220V40h168v180" />
        <path d="M82 220V46h156v174" />
      </g>
      <rect x="104" y="43" width="118" height="150" rx="8" fill="var(--shade)" />
      <path d="M160 24L120 48M160 24l40 24" stroke="currentColor" strokeWidth="1.25" />
      <circle cx="160" cy="24" r="3" fill="var(--brass)" />
      <rect x="101" y="38" width="118" height="150" rx="8" fill={PAPER} stroke="var(--line)" />
      <circle cx="120" cy="48" r="2.5" fill="var(--wood)" stroke="var(--edge)" />
      <circle cx="200" cy="48" r="2.5" fill="var(--wood)" stroke="var(--edge)" />
      <Name name={name} y={67} width={100} most={14} />
      <path d="M148 76h24" stroke={RULE} strokeWidth="1.5" />
      <CodeDrawing drawn={drawn} x="113" y="84" width="94" height="94" />
      <g fill="var(--brass)">
        <rect x="246" y="112" width="9" height="46" rx="4.5" opacity="0.35" />
        <path d="M250 126h-20" stroke="var(--brass)" strokeWidth="5" strokeLinecap="round" />
        <circle cx="250" cy="146" r="2" />
      </g>
    </>
  );
}

/** A strip from a receipt printer, which prints no colors. */
function Receipt({ drawn, name }: PrintedProps) {
  const teeth = 'l4 5 4-5'.repeat(15);
  return (
    <>
      <path d="M106 28h116v151H106z" fill="var(--shade)" />
      <path d="M58-4h204v30a10 10 0 0 1-10 10H68a10 10 0 0 1-10-10z" fill="var(--wood)" stroke="var(--edge)" />
      <rect x="90" y="20" width="140" height="6" rx="3" fill={PRINT} />
      <circle cx="245" cy="23" r="3" fill="var(--brass)" />
      <path d={`M100 23v155${teeth}V23z`} fill={PAPER} />
      <Name name={name} y={46} width={100} most={12} />
      <g stroke={FAINT} strokeWidth="3" strokeLinecap="round">
        <path d="M114 58h42M114 67h32M190 58h16M194 67h12" />
      </g>
      <path d="M112 76h96" stroke={FAINT} strokeDasharray="3 3" />
      <CodeDrawing drawn={drawn} x="115" y="82" width="90" height="90" style={{ filter: 'grayscale(1)' }} />
    </>
  );
}

interface Place {
  readonly name: string;
  readonly draw: (printed: PrintedProps) => ReactNode;
  /** The usual width of its code in millimeters, depending on the distance from which it is scanned. */
  readonly mm: number;
  /** The scanning distance, as a multiple of the distance to a hand-held sheet. */
  readonly distance: number;
}

const PLACES: readonly Place[] = [
  { name: words.tableStand, draw: TableStand, mm: 50, distance: 2 },
  { name: words.doorSign, draw: DoorSign, mm: 100, distance: 4 },
  { name: words.receipt, draw: Receipt, mm: 25, distance: 1 },
];

/** Returns the minimum width of a code at a place, in centimeters, in steps of half a centimeter. */
export function leastCm({ mm, distance }: Pick<Place, 'mm' | 'distance'>, leastMm: number): number {
  return Math.ceil(Math.max(mm, leastMm * distance) / 5) / 2;
}

interface PrintMockupsProps {
  readonly text: string;
  readonly style: QrStyle;
  readonly name: string;
  /** Whether the card is below a heading that describes it. Default: it has its own heading. */
  readonly isTitled?: boolean;
}

/**
 * Draws the printed code in typical places, and shows the size that it needs in each. Renders nothing for a text that
 * is too long.
 */
export function PrintMockups({ text, style, name, isTitled }: PrintMockupsProps) {
  const printed = useMemo(() => {
    const modules = modulesFor(text, style);
    if (!modules) return null;
    const parts = codeParts(modules, style);
    // Smooth, because some edges in a drawing this small are less than a pixel wide.
    return {
      drawn: { edge: parts.layout.edge, parts: allParts(parts), isSharp: false },
      mm: leastPrintMm(parts.layout),
    };
  }, [text, style]);
  if (!printed) return null;
  return (
    <Card>
      {!isTitled && (
        <Heading size="sm" mb="4">
          {words.title}
        </Heading>
      )}
      <Frame>
        {/* Focusable, so that the row on a phone can be scrolled by keyboard. */}
        <Row tabIndex={0} aria-label={words.title}>
          {PLACES.map(({ draw: Draw, ...place }) => (
            <li key={place.name}>
              <Scene viewBox="38 16 244 183" fill="none" role="img" aria-label={words.pictureOf(place.name, name)}>
                <Draw drawn={printed.drawn} name={name} />
              </Scene>
              <Text mt="2" fontWeight={500}>
                {place.name}
              </Text>
              <Text tone="muted" fontSize="xs">
                {words.orMore(leastCm(place, printed.mm))}
              </Text>
            </li>
          ))}
        </Row>
      </Frame>
    </Card>
  );
}
