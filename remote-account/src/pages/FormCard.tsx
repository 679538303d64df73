import { Card, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import type { FormEvent, ReactNode } from 'react';

interface FormCardProps {
  readonly title: string;
  readonly intro?: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** A card for the public screens with a title, a form and links below. */
export function FormCard({ title, intro, onSubmit, children }: FormCardProps) {
  return (
    <Card>
      <Heading as="h1" size="lg" outline="none">
        {title}
      </Heading>
      {intro && (
        <Text tone="muted" mt="2.5">
          {intro}
        </Text>
      )}
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="4" mt="6">
          {children}
        </Stack>
      </form>
    </Card>
  );
}
