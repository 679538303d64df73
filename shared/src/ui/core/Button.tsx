import { chakra } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { buttonRecipe } from './button-recipe';
import { Spinner } from './Spinner';

const StyledButton = chakra('button', buttonRecipe);
const StyledLink = chakra(Link, buttonRecipe);

export interface ButtonProps extends ComponentProps<typeof StyledButton> {
  /** Whether the action is in progress: shows that and ignores further presses, but keeps the focus. */
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
