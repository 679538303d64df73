import { Box, Button, chakra } from '@frontdesk/shared/ui/core';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import * as messages from '../messages/frame';
import { hostPart, withDialog } from '../remotes/page/host-part';

const PaletteDialog = hostPart(messages.part, () =>
  withDialog(import(/* webpackChunkName: "palette" */ './PaletteDialog').then((module) => module.PaletteDialog)),
);

const Words = chakra('span');
const Keys = chakra('kbd', {
  base: { px: '1.5', rounded: 'sm', borderWidth: '1px', fontSize: 'xs', fontFamily: 'body', color: 'text.muted' },
});

/** Opens the palette on Ctrl+K, Cmd+K or its button; loads its code on first use. */
export function CommandPalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(function listenForShortcut() {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen((open) => !open);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button
        title={messages.open}
        variant={{ base: 'ghost', md: 'outline' }}
        size={{ base: 'icon', md: 'sm' }}
        minW={{ base: 'clamp(29px, 9.2vw, 34px)', md: '0' }}
        color="text.muted"
        onClick={() => setOpen((open) => !open)}
      >
        <Search aria-hidden />
        <Words srOnly={{ base: true, md: false }}>{messages.open}</Words>
        <Keys aria-hidden hideBelow="md">
          {messages.shortcut}
        </Keys>
      </Button>
      {/* Shows the reason when the palette does not load; the palette itself is a dialog on top of everything. */}
      <Box position="absolute" top="100%" insetInline="0" bg="surface">
        {isOpen && <PaletteDialog onClose={() => setOpen(false)} />}
      </Box>
    </>
  );
}
