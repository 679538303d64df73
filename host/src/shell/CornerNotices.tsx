import { Stack } from '@frontdesk/shared/ui/core';
import { UpdateNotice } from '../release/UpdateNotice';
import { BackgroundWorkNotice } from './BackgroundWorkNotice';

/** What the host reports over every signed-in page, at the bottom left. Toasts are at the right. */
export function CornerNotices() {
  return (
    <Stack
      position="fixed"
      bottom="4"
      left="4"
      right={{ base: '4', md: 'auto' }}
      width={{ md: '420px' }}
      zIndex="40"
      gap="2"
      pointerEvents="none"
      css={{ '& > *': { pointerEvents: 'auto' } }}
    >
      <BackgroundWorkNotice />
      <UpdateNotice />
    </Stack>
  );
}
