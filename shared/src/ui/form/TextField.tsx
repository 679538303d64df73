import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { controlRecipe } from './control-recipe';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import type { FieldBinding } from './use-form';

const Input = chakra('input', controlRecipe);

type TextFieldProps = FieldFrameProps &
  Omit<FieldBinding, 'errors'> &
  Omit<ComponentProps<typeof Input>, 'onChange' | 'value' | 'name'>;

export function TextField({ label, hint, errors, onChange, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} errors={errors}>
      {(control) => <Input {...input} {...control} onChange={(event) => onChange(event.currentTarget.value)} />}
    </FieldFrame>
  );
}
