import { Button, Notice, PageFrame } from '@frontdesk/shared/ui/core';
import { setRemoteDisabled } from '../overrides/remote-choices';
import { useRegistry } from '../registry/registry-store';
import { turnedOff } from './rare-messages';

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
