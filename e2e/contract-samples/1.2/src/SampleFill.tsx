import type { FillProps } from '@frontdesk/shared/contract';
import { Text } from '@frontdesk/shared/ui/core';

export function SampleFill({ context: { word } }: FillProps<{ word: 'string' }>) {
  return <Text>Slot: filled for {word}</Text>;
}
