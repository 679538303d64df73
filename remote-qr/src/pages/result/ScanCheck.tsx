import { Notice } from '@frontdesk/shared/ui/core';
import * as studioMessages from '../../messages/studio';
import type { ScanCheckState } from './use-style';

interface ScanCheckProps {
  readonly state: ScanCheckState;
  readonly size: number;
}

/** Shows whether the image scans, and its minimum print width. Warns, but never blocks. */
export function ScanCheck({ state, size }: ScanCheckProps) {
  switch (state.status) {
    case 'checking':
      return <Notice tone="info">{studioMessages.scanChecking}</Notice>;
    case 'scans':
      return (
        <Notice tone="success">
          <strong>{studioMessages.scans}</strong> · {studioMessages.printAtLeast(state.printMm)}
        </Notice>
      );
    case 'readOnce':
      return (
        <Notice tone="info">
          <strong>{studioMessages.readOnce}</strong> {studioMessages.readOnceHelp}{' '}
          {studioMessages.printAtLeast(state.printMm)}
        </Notice>
      );
    case 'dense':
      return (
        <Notice tone="warning">
          <strong>{studioMessages.tooDense(size)}</strong> {studioMessages.chooseSize(state.sizeMin)}{' '}
          {studioMessages.printAtLeast(state.printMm)}
        </Notice>
      );
    case 'different':
      return (
        <Notice tone="warning">
          <strong>{studioMessages.saysOther}</strong> {studioMessages.readInstead(state.read)}
        </Notice>
      );
    case 'unreadable':
      return (
        <Notice tone="warning">
          <strong>{studioMessages.notReadable}</strong> {studioMessages.notReadableHelp}
        </Notice>
      );
    case 'unavailable':
      return <Notice tone="warning">{studioMessages.scanUnavailable}</Notice>;
  }
}
