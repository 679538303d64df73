import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent } from 'react';
import { RouterLink } from '../../address/RouterLink';

const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 500,
    lineHeight: '1.25',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    '& svg': { width: '18px', height: '18px', flexShrink: 0 },
    '&[aria-disabled=true], &:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: { bg: 'accent', color: 'accent.contrast', _hover: { bg: 'accent.hover' } },
      outline: { bg: 'surface', color: 'text', borderColor: 'line', _hover: { bg: 'hover' } },
      ghost: { color: 'text.muted', _hover: { bg: 'hover', color: 'text' } },
      danger: { bg: 'danger.solid', color: 'white', _hover: { filter: 'brightness(0.92)' } },
    },
    size: {
      sm: { minH: '32px', px: '3', fontSize: 'sm' },
      md: { minH: '40px', px: '4', fontSize: 'sm' },
      icon: { minH: '36px', minW: '36px', p: '0' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    rounded: 'full',
    opacity: 0.8,
    animation: 'spin 800ms linear infinite',
  },
});

/** Shows that work is in progress. Decorative: the component that uses it also says so in words. */
export function Spinner({ size = '20px' }: { size?: string }) {
  return <Ring aria-hidden width={size} height={size} />;
}

const StyledButton = chakra('button', buttonRecipe);
const StyledLink = chakra(RouterLink, buttonRecipe);

export interface ButtonProps extends ComponentProps<typeof StyledButton> {
  /**
   * Whether the action is in progress: if so, the button shows this and ignores further presses, but keeps the focus.
   */
  pending?: boolean;
}

export function Button({ pending = false, onClick, children, ...props }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending || props['aria-disabled'] === true) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <StyledButton
      type="button"
      {...(pending && { 'aria-disabled': true, 'aria-busy': true })}
      {...props}
      onClick={press}
    >
      {pending && <Spinner size="16px" />}
      {children}
    </StyledButton>
  );
}

/** A button with only a picture; `aria-label` names its action. */
export function IconButton(props: ButtonProps & { 'aria-label': string }) {
  return <Button variant="ghost" size="icon" title={props['aria-label']} {...props} />;
}

/** A link that looks like a button, for a main action that leads to another page. */
export function ButtonLink(props: ComponentProps<typeof StyledLink>) {
  return <StyledLink {...props} />;
}
