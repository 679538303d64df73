import { chakra, Grid } from '@frontdesk/shared/ui/core';

const Term = chakra('dt', { base: { fontSize: 'xs', color: 'text.muted' } });
const Fact = chakra('dd', { base: { fontSize: 'sm', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' } });
const Pair = chakra('div', { base: { minW: 0, '&:last-of-type': { gridColumn: { base: '1 / -1', lg: 'auto' } } } });

/** Shows names and values side by side; the last value is the longest and gets the most room. */
export function Facts({ facts }: { facts: Readonly<Record<string, string>> }) {
  return (
    <Grid as="dl" mt="4" gap="4" templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 120px) 1fr' }}>
      {Object.entries(facts).map(([name, value]) => (
        <Pair key={name}>
          <Term>{name}</Term>
          <Fact>{value}</Fact>
        </Pair>
      ))}
    </Grid>
  );
}
