import { Box, chakra } from '@chakra-ui/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { controlRecipe } from './control-recipe';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import type { FieldBinding } from './use-form';

const Select = chakra('select', controlRecipe);

interface SelectFieldProps extends FieldFrameProps, Omit<FieldBinding, 'errors'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField({ label, hint, errors, options, onChange, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} errors={errors}>
      {(control) => (
        <Box position="relative">
          <Select
            {...select}
            {...control}
            appearance="none"
            pe="10"
            cursor="pointer"
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <Box position="absolute" insetEnd="3" top="50%" translate="0 -50%" color="text.muted" pointerEvents="none">
            <ChevronDown size={18} aria-hidden />
          </Box>
        </Box>
      )}
    </FieldFrame>
  );
}
