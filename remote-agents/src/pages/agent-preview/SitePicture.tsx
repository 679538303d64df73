import { Box, Flex, Grid, Stack, Text } from '@frontdesk/shared/ui/core';
import type { Backdrop } from './Backdrop';

const INK = {
  site: { ground: '#fbfaf7', bar: '#ffffff', strong: '#33302b', soft: '#d9d4ca' },
  dark: { ground: '#12141a', bar: '#191c24', strong: '#e9e9ee', soft: '#3a3f4d' },
};

interface SitePictureProps {
  readonly backdrop: Backdrop;
  /** The color of the site. */
  readonly color: string;
  readonly name: string;
}

/** Draws a simplified website with that name: hills in its color for a picture, bars for text, and a button. */
export function SitePicture({ backdrop, color, name }: SitePictureProps) {
  if (backdrop === 'plain' || backdrop === 'phone') {
    return <Box aria-hidden position="absolute" inset="0" bg={{ base: '#ffffff', _dark: '#d9d5cc' }} />;
  }
  const ink = INK[backdrop];
  const tint = (share: number) => `color-mix(in srgb, ${color} ${share}%, ${ink.ground})`;
  const hill = (place: string, share: number) => `radial-gradient(${place}, ${tint(share)} 60%, #0000 60.5%)`;
  const hills = [hill('90% 110% at 88% 125%', 60), hill('110% 90% at 12% 130%', 40), tint(15)].join();
  const bar = (width: string, height: number, color: string) => (
    <Box flexShrink={0} rounded="sm" style={{ width, height, background: color }} />
  );
  return (
    <Box aria-hidden position="absolute" inset="0" overflow="hidden" style={{ background: ink.ground }}>
      <Flex align="center" gap="4" px="6" height="56px" style={{ background: ink.bar, color: ink.strong }}>
        {bar('16px', 16, color)}
        <Text as="b" flex="1" truncate>
          {name}
        </Text>
        <Flex gap="4">
          {bar('32px', 8, ink.soft)}
          {bar('32px', 8, ink.soft)}
        </Flex>
      </Flex>
      <Box height="210px" style={{ background: hills }} />
      <Stack gap="4" p="6">
        {bar('60%', 24, ink.strong)}
        {bar('90%', 9, ink.soft)}
        {bar('82%', 9, ink.soft)}
        {bar('120px', 34, color)}
        <Grid gap="4" templateColumns="repeat(3, 1fr)" pt="4">
          {[40, 25, 55].map((share) => (
            <Stack key={share} gap="3">
              {bar('100%', 90, tint(share))}
              {bar('80%', 9, ink.soft)}
              {bar('55%', 9, ink.soft)}
            </Stack>
          ))}
        </Grid>
      </Stack>
    </Box>
  );
}
