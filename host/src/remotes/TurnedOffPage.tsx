import { Button, Notice, PageFrame } from '@frontdesk/shared/ui/core';
import { useRegistry } from './registry-store';
import { setRemoteDisabled } from './remote-choices';

/** Shown in place of a page whose remote is turned off in this browser. */
export function TurnedOffPage({ name }: { name: string }) {
  function turnOn() {
    setRemoteDisabled(name, false);
    void useRegistry.getState().refresh();
  }
  return (
    <PageFrame title="This part is turned off">
      <Notice tone="info" action={<Button onClick={turnOn}>Turn on</Button>}>
        {name} is turned off in this browser. Other people still see it.
      </Notice>
    </PageFrame>
  );
}
