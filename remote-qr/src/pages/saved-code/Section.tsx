import { Heading, Stack } from '@frontdesk/shared/ui/core';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of a code's page, with its heading above its cards. Hidden if no card has content. */
export function Section({ title, children }: SectionProps) {
  return (
    <Stack as="section" gap="4" css={{ '&:not(:has(> * + *))': { display: 'none' } }}>
      <Heading>{title}</Heading>
      {children}
    </Stack>
  );
}
