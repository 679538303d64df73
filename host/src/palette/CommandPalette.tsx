import { Button, chakra } from '@frontdesk/shared/ui/core';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { hostPart } from '../remotes/host-part';

const PaletteDialog = hostPart('The palette', () =>
  import(/* webpackChunkName: "palette" */ './PaletteDialog').then((module) => module.PaletteDialog),
);

const Keys = chakra('kbd', {
  base: { px: '1.5', rounded: 'sm', borderWidth: '1px', fontSize: 'xs', fontFamily: 'body', color: 'text.muted' },
});

/** Opens the palette on Ctrl+K, Cmd+K or its button; its code comes when it is first asked for. */
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
      <Button variant="outline" size="sm" hideBelow="md" color="text.muted" onClick={() => setOpen(true)}>
        <Search aria-hidden />
        Go to
        <Keys aria-hidden>Ctrl K</Keys>
      </Button>
      {isOpen && <PaletteDialog onClose={() => setOpen(false)} />}
    </>
  );
}
