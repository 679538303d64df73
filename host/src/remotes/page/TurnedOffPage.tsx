import { Button, Notice, PageFrame } from '@frontdesk/shared/ui/core';
import { turnedOff } from './rare-messages';
import { useRegistry } from './registry-store';
import { setRemoteDisabled } from './remote-choices';

/** Shown in place of a page whose remote is turned off in this browser. */
export function TurnedOffPage({ name }: { name: string }) {
  function turnOn() {
    setRemoteDisabled(name, false);
    void useRegistry.getState().refresh();
  }
  return (
    <PageFrame title={turnedOff.title}>
      <Notice tone="info" action={<Button onClick={turnOn}>{turnedOff.turnOn}</Button>}>
        {turnedOff.reason(name)}
      </Notice>
    </PageFrame>
  );
}
