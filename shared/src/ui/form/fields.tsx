import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { hidePassword, showPassword } from '../../messages/form';
import { IconButton } from '../core/Button';
import type { FieldBinding } from './use-form';

const Root = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', minW: 0 },
  variants: {
    hasLabelInside: {
      true: {
        flexDirection: 'row',
        alignItems: 'center',
        ps: '3',
        borderWidth: '1px',
        rounded: 'md',
        bg: 'surface',
        '& > label': { color: 'text.muted', whiteSpace: 'nowrap' },
        '& > div': { flex: 1 },
        '& input, & select': { borderWidth: 0, minW: 0, minH: '38px', fieldSizing: 'content' },
      },
    },
  },
});
export const Label = chakra('label', { base: { fontWeight: 500 } });
export const Hint = chakra('p', { base: { color: 'text.muted' } });
const Errors = chakra('ul', { base: { color: 'danger' } });

/** An icon in a field, drawn here because a Lucide file would be as large as the field. */
const Sign = ({ d }: { readonly d: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
  >
    <path d={d} />
  </svg>
);

interface FieldFrameProps {
  readonly label: string;
  /** Whether only screen readers get the label, because a table or a row shows it. Default: no. */
  readonly hidesLabel?: boolean;
  /**
   * Whether the label is inside the field, so that a row of filters looks less busy. Default: only in a search field.
   */
  readonly hasLabelInside?: boolean;
  readonly hint?: ReactNode;
  readonly errors?: readonly string[];
}

/** Props that tie the control to its label, hint and messages. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** Shows a label above the control, messages and a hint below it, and ties them to it. */
function FieldFrame({
  label,
  hidesLabel,
  hasLabelInside,
  hint,
  errors = [],
  children,
}: FieldFrameProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [errors.length > 0 && `${id}-errors`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Root hasLabelInside={hasLabelInside}>
      <Label htmlFor={id} srOnly={hidesLabel}>
        {label}
      </Label>
      {children({ id, 'aria-invalid': errors.length > 0, 'aria-describedby': described || undefined })}
      {errors.length > 0 && (
        <div id={`${id}-errors`} role="alert">
          <Errors>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </Errors>
        </div>
      )}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Root>
  );
}

/** The look of every text control. */
const controlRecipe = defineRecipe({
  base: {
    w: '100%',
    minH: '40px',
    px: '3',
    py: '2',
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'line.strong',
    bg: 'surface',
    color: 'text',
    // Safari on iPhones zooms into fields whose text is smaller than 16 px.
    fontSize: { base: '16px', md: 'sm' },
    transition: 'border-color 120ms',
    _hover: { borderColor: 'text.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-1px', borderColor: 'focus' },
    _invalid: { borderColor: 'danger' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  },
});

const Input = chakra('input', controlRecipe);

type TextFieldProps = Omit<FieldFrameProps, 'hasLabelInside'> &
  Omit<FieldBinding, 'errors'> &
  Omit<ComponentProps<typeof Input>, 'onChange' | 'value' | 'name'>;

export function TextField({ label, hidesLabel, hint, errors, onChange, ...input }: TextFieldProps) {
  return (
    <FieldFrame
      label={label}
      hidesLabel={hidesLabel}
      hasLabelInside={input.type === 'search'}
      hint={hint}
      errors={errors}
    >
      {(control) => <Input {...input} {...control} onChange={(event) => onChange(event.currentTarget.value)} />}
    </FieldFrame>
  );
}

const TextArea = chakra('textarea', controlRecipe);

type TextAreaFieldProps = FieldFrameProps &
  Omit<FieldBinding, 'errors'> &
  Omit<ComponentProps<typeof TextArea>, 'onChange' | 'value' | 'name' | 'rows'> & { readonly rows?: number };

/** Grows with the typed text in browsers that support this; scrolls in the others. */
export function TextAreaField({ label, hidesLabel, hint, errors, onChange, rows = 4, ...input }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} hidesLabel={hidesLabel} hint={hint} errors={errors}>
      {(control) => (
        <TextArea
          rows={rows}
          minH={`${rows + 1}lh`}
          maxH="60vh"
          css={{ fieldSizing: 'content' }}
          {...input}
          {...control}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

const Select = chakra('select', controlRecipe);

interface SelectFieldProps extends FieldFrameProps, Omit<FieldBinding, 'errors'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField({ label, hasLabelInside, hint, errors, options, onChange, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hasLabelInside={hasLabelInside} hint={hint} errors={errors}>
      {(control) => (
        <Box position="relative">
          <Select
            {...select}
            {...control}
            appearance="none"
            pe="10"
            textOverflow="ellipsis"
            cursor="pointer"
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <Box position="absolute" insetEnd="3" top="11px" color="text.muted" pointerEvents="none">
            <Sign d="m6 9 6 6 6-6" />
          </Box>
        </Box>
      )}
    </FieldFrame>
  );
}

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type'>;

/** A password field with a toggle that shows the typed text. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Box position="relative">
      <TextField {...props} type={isShown ? 'text' : 'password'} pe="12" spellCheck={false} autoCapitalize="off" />
      <Box position="absolute" insetEnd="0.5" top="29px">
        <IconButton aria-label={isShown ? hidePassword : showPassword} onClick={() => setShown(!isShown)}>
          <Sign d={`M2 12c4-9 16-9 20 0-4 9-16 9-20 0m7 0a3 3 0 1 0 6 0 3 3 0 0 0-6 0${isShown ? 'M3 3l18 18' : ''}`} />
        </IconButton>
      </Box>
    </Box>
  );
}
