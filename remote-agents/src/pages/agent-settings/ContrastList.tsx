import type { Theme } from '@frontdesk/shared/endpoints/widget-theme';
import { Badge, chakra, Flex, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import * as messages from '../../messages';
import { type ContrastCheck, contrastChecks } from '../../model/contrast-checks';

const PLACES: Record<ContrastCheck['place'], string> = messages.theme.contrastOf;
const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '2', m: '0', p: '0' } });
const Sample = chakra('span', {
  base: {
    width: '40px',
    height: '28px',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    rounded: 'sm',
    borderWidth: '1px',
    borderColor: 'line',
    fontWeight: 600,
  },
});

/** Shows how readable each text of the widget is, as WCAG measures it. */
export function ContrastList({ theme }: { theme: Theme }) {
  const checks = contrastChecks(theme);
  return (
    <Stack gap="3">
      <List aria-label={messages.theme.contrast}>
        {checks.map((check) => (
          <li key={check.place}>
            <Flex gap="3" align="center">
              <Sample aria-hidden style={{ color: check.text, background: check.ground }}>
                Aa
              </Sample>
              <Text flex="1" minW={0}>
                {PLACES[check.place]}
              </Text>
              <Badge tone={check.isReadable ? 'success' : 'danger'}>
                {check.ratio}:1 {check.isReadable ? 'AA' : messages.theme.tooLow}
              </Badge>
            </Flex>
            {check.refused && (
              <Text tone="muted" ps="14" mt="1">
                {messages.theme.derived(check.text, check.refused)}
              </Text>
            )}
          </li>
        ))}
      </List>
      {checks.some(({ isReadable }) => !isReadable) && <Notice tone="warning">{messages.theme.lowContrast}</Notice>}
    </Stack>
  );
}
