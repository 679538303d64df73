import type { ReactNode } from 'react';

/** The subjects that have their own drawing. */
export type DrawingName =
  | 'agents'
  | 'answers'
  | 'codes'
  | 'conversations'
  | 'documents'
  | 'missing'
  | 'notifications'
  | 'people'
  | 'search'
  | 'server'
  | 'tests';

const Ink = ({ d, fill }: { d: string; fill?: string }) => <path d={d} stroke="currentColor" fill={fill} />;
const Brass = ({ d }: { d: string }) => <path d={d} fill="var(--brass-subtle)" stroke="var(--brass)" />;

/** A key on its hook; the path starts at the hook's upper end. */
const key = (x: number) => `M${x} 30v6a6 6 0 1 0 .1 0m0 12v22m0-4h6m-6-7h5`;

/**
 * Line drawings of things at a front desk, 160 by 112, in ink with one part in brass. They load when the first empty
 * state appears (docs/design.md).
 */
export const drawings: Readonly<Record<DrawingName, ReactNode>> = {
  // A rack with one key left.
  agents: (
    <>
      <Ink d="M20 16h120v72H20zM20 24h120M12 96h136M50 30v6M110 30v6M30 30v6M130 30v6M28 88v8M132 88v8" />
      <Ink d="M42 78h16M102 78h16M72 78h16" />
      <Brass d={key(80)} />
    </>
  ),
  // Cards in a box, one of them raised.
  answers: (
    <>
      <Brass d="M52 26h56v34H52z" />
      <Ink d="M60 36h28M60 44h40" />
      <Ink d="M28 56h12V44h12M108 44h12v12h12M28 56l6 40h92l6-40M28 56h104M66 72h28v10H66z" />
    </>
  ),
  // A stand on a table, still without its code.
  codes: (
    <>
      <Ink d="M12 96h136M54 96l6-12h40l6 12" />
      <Ink d="M52 14h56v70H52z" fill="var(--surface)" />
      <Brass d="M61 23h14v14H61zM85 23h14v14H85zM61 47h14v14H61z" />
      <Ink d="M85 47h5v5h-5M94 56h5v5M85 61v-3M66 72h28" />
      <Ink d="M24 96V82a9 9 0 0 1 18 0v14M33 73v-9M126 96l-4-16h16l-4 16" />
    </>
  ),
  // An open guest book with a pen.
  conversations: (
    <>
      <Ink d="M80 34C66 24 44 22 20 26v62c24-4 46-2 60 8 14-10 36-12 60-8V26c-24-4-46-2-60 8zM80 34v62" />
      <Ink d="M34 42c12-1 22 0 32 4M34 54c12-1 22 0 32 4M94 46c10-4 20-5 32-4" />
      <Brass d="M96 78l34-44 8 6-34 44-11 4z" />
      <Ink d="M8 92h8M144 92h8" />
    </>
  ),
  // A drawer of files with one empty folder.
  documents: (
    <>
      <Brass d="M38 24h24l6 8h54v34H38z" />
      <Ink d="M28 40h10M122 40h10v14M28 40v14" />
      <Ink d="M20 54h120v42H20z" fill="var(--surface)" />
      <Ink d="M64 68h32v10H64zM12 96h136" />
    </>
  ),
  // An empty hook with its number.
  missing: (
    <>
      <Ink d="M36 20h88v72H36zM80 32v8a8 8 0 1 1-8 8" />
      <Brass d="M64 66h32v14H64z" />
      <Ink d="M70 73h4M78 73h4M86 73h4M12 96h136" />
    </>
  ),
  // A letter box with its flag down.
  notifications: (
    <>
      <Ink d="M30 70V44a18 18 0 0 1 36 0v26zM48 26h58a18 18 0 0 1 18 18v26H66" />
      <Ink d="M40 48h16M70 70v30M88 70v30M56 100h48M12 100h20M128 100h20" />
      <Brass d="M96 44h22v8h-14v6h-8z" />
    </>
  ),
  // Hooks for coats, and one hat.
  people: (
    <>
      <Ink d="M20 26h120M20 34h120M20 26v8M140 26v8M44 34v10a6 6 0 0 0 12 0M104 34v10a6 6 0 0 0 12 0M74 34v10a6 6 0 0 0 12 0" />
      <Brass d="M32 66h36M38 66c0-12 2-18 12-18s12 6 12 18z" />
      <Ink d="M12 98h136M110 50c-12 4-16 10-18 24h36c-2-14-6-20-18-24z" />
    </>
  ),
  // A lamp over an empty page.
  search: (
    <>
      <Ink d="M24 96h112M38 96V40a22 22 0 0 1 22-22h8M30 96h16" />
      <Brass d="M64 34a20 20 0 0 1 36-8l-32 20a20 20 0 0 1-4-12z" />
      <Ink d="M76 70h48v26H76zM84 80h20M84 88h12M92 50l6 10M104 42l12 6" />
    </>
  ),
  // A bell under its cover.
  server: (
    <>
      <Ink d="M36 84a44 44 0 0 1 88 0M30 84h100v8H30zM12 100h136M80 34v6M74 34h12" />
      <Brass d="M58 84a22 22 0 0 1 44 0zM76 58h8" />
    </>
  ),
  // A checklist next to a bell.
  tests: (
    <>
      <Ink d="M28 14h60v78H28zM38 28h6v6h-6zM38 46h6v6h-6zM38 64h6v6h-6zM52 31h26M52 49h26M52 67h18" />
      <Brass d="M98 86a18 18 0 0 1 36 0zM113 64h6" />
      <Ink d="M94 86h44v6H94zM12 100h136M116 64v4" />
    </>
  ),
};
