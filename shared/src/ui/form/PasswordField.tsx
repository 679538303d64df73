import { Box } from '@chakra-ui/react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../core/Button';
import { TextField } from './TextField';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type'>;

/** A password field with a toggle that shows the typed text. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Box position="relative">
      <TextField {...props} type={isShown ? 'text' : 'password'} pe="12" spellCheck={false} autoCapitalize="off" />
      <Box position="absolute" insetEnd="0.5" top="29px">
        <IconButton aria-label={isShown ? 'Hide password' : 'Show password'} onClick={() => setShown(!isShown)}>
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </Box>
    </Box>
  );
}
