import { Notice } from '@frontdesk/shared/ui/core';
import * as messages from '../../messages';
import type { ScanCheckState } from './use-scan-check';

interface ScanCheckProps {
  readonly state: ScanCheckState;
  readonly size: number;
}

/** Shows whether the image scans, and its minimum print width. Warns, but never blocks. */
export function ScanCheck({ state, size }: ScanCheckProps) {
  switch (state.status) {
    case 'checking':
      return <Notice tone="info">{messages.scanChecking}</Notice>;
    case 'scans':
      return (
        <Notice tone="success">
          <strong>{messages.scans}</strong> · {messages.printAtLeast(state.printMm)}
        </Notice>
      );
    case 'readOnce':
      return (
        <Notice tone="info">
          <strong>{messages.readOnce}</strong> {messages.readOnceHelp} {messages.printAtLeast(state.printMm)}
        </Notice>
      );
    case 'dense':
      return (
        <Notice tone="warning">
          <strong>{messages.tooDense(size)}</strong> {messages.chooseSize(state.sizeMin)}{' '}
          {messages.printAtLeast(state.printMm)}
        </Notice>
      );
    case 'different':
      return (
        <Notice tone="warning">
          <strong>{messages.saysOther}</strong> {messages.readInstead(state.read)}
        </Notice>
      );
    case 'unreadable':
      return (
        <Notice tone="warning">
          <strong>{messages.notReadable}</strong> {messages.notReadableHelp}
        </Notice>
      );
    case 'unavailable':
      return <Notice tone="warning">{messages.scanUnavailable}</Notice>;
  }
}
