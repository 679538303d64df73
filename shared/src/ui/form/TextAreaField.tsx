import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { controlRecipe } from './control-recipe';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import type { FieldBinding } from './use-form';

const TextArea = chakra('textarea', controlRecipe);

type TextAreaFieldProps = FieldFrameProps &
  Omit<FieldBinding, 'errors'> &
  Omit<ComponentProps<typeof TextArea>, 'onChange' | 'value' | 'name'>;

export function TextAreaField({ label, hint, errors, onChange, ...input }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} errors={errors}>
      {(control) => (
        <TextArea
          rows={4}
          resize="vertical"
          {...input}
          {...control}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
