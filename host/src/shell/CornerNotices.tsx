import { Stack } from '@frontdesk/shared/ui/core';
import { UpdateNotice } from '../release/UpdateNotice';
import { BackgroundWorkNotice } from './BackgroundWorkNotice';

/**
 * Shows the host's notices over every signed-in page, at the bottom at the start of the line. Toasts are at the other
 * end.
 */
export function CornerNotices() {
  return (
    <Stack
      position="fixed"
      bottom="4"
      insetStart="4"
      insetEnd={{ base: '4', md: 'auto' }}
      width={{ md: '420px' }}
      zIndex="40"
      gap="2"
      _print={{ display: 'none' }}
      pointerEvents="none"
      css={{ '& > *': { pointerEvents: 'auto' } }}
    >
      <BackgroundWorkNotice />
      <UpdateNotice />
    </Stack>
  );
}
