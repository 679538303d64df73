import { Grid } from '@frontdesk/shared/ui/core';
import { type FieldBinding, TextField } from '@frontdesk/shared/ui/form';
import * as messages from '../messages';

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
