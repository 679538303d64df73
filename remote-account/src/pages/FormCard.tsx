import { Card, Grid, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { type FieldBinding, TextField } from '@frontdesk/shared/ui/form';
import type { FormEvent, ReactNode } from 'react';
import * as messages from '../messages';

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
      <Heading as="h1" size="lg">
        {title}
      </Heading>
      {intro && (
        <Text tone="muted" mt="1">
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

interface NameFieldsProps {
  readonly field: (name: 'firstName' | 'lastName') => FieldBinding;
}

/** The names of a person, side by side where there is room. */
export function NameFields({ field }: NameFieldsProps) {
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <TextField label={messages.firstName} autoComplete="given-name" {...field('firstName')} />
      <TextField label={messages.lastName} autoComplete="family-name" {...field('lastName')} />
    </Grid>
  );
}
