import { Button, Card, chakra, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { useId } from 'react';
import * as messages from '../../messages';
import { isPlain, PLAIN_STYLE } from '../../model/qr-style';
import { FileInput } from '../FileInput';
import { ColourField } from './ColourField';
import type { useStyle } from './use-style';

const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 500 } });

/** Colours and a logo, each kept only while the code still scans. */
export function StylePart({ styling }: { styling: ReturnType<typeof useStyle> }) {
  const logoId = useId();
  const { tried, problem, change, takeLogo } = styling;
  return (
    <Card>
      <Stack gap="4">
        <div>
          <Heading size="sm">{messages.style}</Heading>
          <Text tone="muted" mt="1">
            {messages.styleIntro}
          </Text>
        </div>
        <Flex gap="6" wrap="wrap">
          <ColourField label={messages.foreground} value={tried.dark} onChange={(dark) => change({ dark })} />
          <ColourField label={messages.background} value={tried.light} onChange={(light) => change({ light })} />
        </Flex>
        <div>
          <Label htmlFor={logoId}>{messages.logo}</Label>
          <FileInput
            id={logoId}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/svg+xml"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) takeLogo(file);
              // The same file, mended, can be chosen again.
              currentTarget.value = '';
            }}
          />
        </div>
        {problem && (
          <Notice tone="warning">
            <strong>{messages.styleRefused}</strong> {messages.styleProblems[problem]}
          </Notice>
        )}
        {!isPlain(tried) && (
          <Flex gap="3" wrap="wrap">
            {tried.logo !== null && (
              <Button variant="outline" size="sm" onClick={() => change({ logo: null })}>
                {messages.removeLogo}
              </Button>
            )}
            <Button variant="outline" size="sm" onClick={() => change(PLAIN_STYLE)}>
              {messages.plainAgain}
            </Button>
          </Flex>
        )}
      </Stack>
    </Card>
  );
}
