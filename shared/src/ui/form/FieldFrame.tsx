import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5', minW: 0 } });
const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 500 } });
const Hint = chakra('p', { base: { fontSize: 'sm', color: 'text.muted' } });
const Errors = chakra('ul', { base: { listStyle: 'none', fontSize: 'sm', color: 'danger' } });

export interface FieldFrameProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly errors?: readonly string[];
}

/** Props for the control that tie it to label, hint and messages. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** Shows a label above the control, messages and a hint below it, and ties them to it. */
export function FieldFrame({
  label,
  hint,
  errors = [],
  children,
}: FieldFrameProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [errors.length > 0 && `${id}-errors`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
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
