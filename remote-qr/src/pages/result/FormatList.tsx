import { chakra } from '@frontdesk/shared/ui/core';
import { type ReactNode, useId } from 'react';

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr)',
    columnGap: '3',
    px: '3',
    py: '2.5',
    fontSize: 'sm',
    rounded: 'md',
    _hover: { bg: 'hover' },
    '& svg': { mt: '1px', color: 'text.muted' },
  },
});
/**
 * Covers its row, so that a press on the description counts. The button's name is only the format's name, because users
 * of voice control say it.
 */
const Name = chakra('button', {
  base: {
    textAlign: 'start',
    fontWeight: 500,
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: '0', rounded: 'md' },
    '&[aria-disabled=true]': { opacity: 0.6, cursor: 'not-allowed' },
  },
});
const About = chakra('span', { base: { gridColumn: '2', color: 'text.muted' } });

export interface Format {
  readonly icon: ReactNode;
  readonly name: string;
  /** The purpose of this file. */
  readonly about: string;
  readonly isPending: boolean;
  readonly onPress: () => void;
}

function FormatRow({ icon, name, about, isPending, onPress }: Format) {
  const id = useId();
  return (
    <Row>
      {icon}
      <Name
        type="button"
        aria-describedby={id}
        onClick={() => !isPending && onPress()}
        {...(isPending && { 'aria-disabled': true, 'aria-busy': true })}
      >
        {name}
      </Name>
      <About id={id}>{about}</About>
    </Row>
  );
}

const List = chakra('ul', {
  base: { p: '1', borderWidth: '1px', borderColor: 'line', rounded: 'md', bg: 'surface' },
});

interface FormatListProps {
  readonly id: string;
  readonly label: string;
  /** An entry is false if that format is not offered. */
  readonly formats: readonly (Format | false)[];
}

/** Lists the formats in which a code can be downloaded, each with its purpose. */
export function FormatList({ id, label, formats }: FormatListProps) {
  return (
    <List id={id} aria-label={label}>
      {formats.map((format) => format && <FormatRow key={format.name} {...format} />)}
    </List>
  );
}
