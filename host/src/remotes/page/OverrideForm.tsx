import { storeDraft, useStoreDraft, useStoredDraft } from '@frontdesk/shared/app';
import { Button, chakra, Flex } from '@frontdesk/shared/ui/core';
import { type FormEvent, useState } from 'react';
import { overrides as words } from '../../messages/rare';
import { setRemoteOverride } from '../overrides/remote-choices';

const Field = chakra('input', {
  base: {
    flex: '1 1 16rem',
    minH: '40px',
    px: '3',
    fontSize: 'sm',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line.strong',
    rounded: 'md',
  },
});

/** Loads this remote from another address, for example a developer's own server. Development builds only. */
export function OverrideForm({ name, address }: { name: string; address: string | undefined }) {
  const draft = `override/${name}`;
  const saved = address ?? '';
  const [typed, setTyped] = useState(useStoredDraft<string>(draft) ?? saved);
  useStoreDraft(draft, typed === saved ? undefined : typed);
  function change(next: string | null) {
    // With a stored draft, the reload would ask for confirmation.
    storeDraft(draft, undefined);
    setRemoteOverride(name, next);
    window.location.reload();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (URL.canParse(typed)) change(typed);
  }
  return (
    <form onSubmit={submit}>
      <Flex mt="4" gap="2" wrap="wrap">
        <Field
          type="url"
          required
          aria-label={words.field(name)}
          placeholder="http://localhost:8083"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="outline">
          {words.load}
        </Button>
        {address !== undefined && (
          <Button variant="outline" onClick={() => change(null)}>
            {words.clear}
          </Button>
        )}
      </Flex>
    </form>
  );
}
