import { Button, Card, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import type { ReactNode } from 'react';
import * as studioMessages from '../../messages/studio';
import { colorProblem, isPlain, PLAIN_STYLE } from '../../model/qr-style';
import { PresetPart } from '../presets/PresetPart';
import { StyleFields } from './StyleFields';
import type { Styling } from './use-style';

interface StylePartProps {
  readonly styling: Styling;
  /** Additional fields, such as those for printing. */
  readonly children?: ReactNode;
}

/** Edits the style of a code, which is used only while the code still scans. */
export function StylePart({ styling, children }: StylePartProps) {
  const { tried, problem, change, takeLogo } = styling;
  return (
    <Card>
      <Stack gap="4">
        <div>
          <Heading size="sm">{studioMessages.style}</Heading>
          <Text tone="muted" mt="1">
            {studioMessages.styleIntro}
          </Text>
        </div>
        <PresetPart style={tried} onChoose={change} />
        <StyleFields style={tried} onChange={change} onLogo={takeLogo} />
        {children}
        {problem && !colorProblem(tried) && (
          <Notice tone="warning">
            <strong>{studioMessages.styleRefused}</strong> {studioMessages.styleProblems[problem]}
          </Notice>
        )}
        {!isPlain(tried) && (
          <Flex gap="3" wrap="wrap">
            {tried.logo !== null && (
              <Button variant="outline" size="sm" onClick={() => change({ logo: null })}>
                {studioMessages.removeLogo}
              </Button>
            )}
            <Button variant="outline" size="sm" onClick={() => change(PLAIN_STYLE)}>
              {studioMessages.plainAgain}
            </Button>
          </Flex>
        )}
      </Stack>
    </Card>
  );
}
