import { Heading, Stack } from '@frontdesk/shared/ui/core';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page of a code, with its heading above its cards. Hidden while no card has content. */
export function Section({ title, children }: SectionProps) {
  return (
    <Stack as="section" gap="4" css={{ '&:not(:has(> * + *))': { display: 'none' } }}>
      <Heading>{title}</Heading>
      {children}
    </Stack>
  );
}
