import { Button, Card, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { isPlain, PLAIN_STYLE } from '../../model/qr-style';
import * as studioMessages from '../../studio-messages';
import { PresetPart } from '../presets/PresetPart';
import { StyleFields } from './StyleFields';
import type { ScanCheckState } from './use-scan-check';
import type { Styling } from './use-style';

interface StylePartProps {
  readonly styling: Styling;
  /** The check of the shown image, if there is one besides the style's own. */
  readonly check?: ScanCheckState;
}

/** Edits the style of a code, which is used only while the code still scans. */
export function StylePart({ styling, check }: StylePartProps) {
  const { tried, problem, change, takeLogo } = styling;
  const verdict = styling.verdict ?? check;
  const leastMm = verdict && 'printMm' in verdict ? verdict.printMm : null;
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
        <StyleFields style={tried} onChange={change} onLogo={takeLogo} leastMm={leastMm} />
        {problem && (
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
