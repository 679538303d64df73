import { useNavigate } from '@frontdesk/shared/app';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import { Box, Button, Card, chakra, Flex, Heading, Text, TextLink } from '@frontdesk/shared/ui/core';
import { TextField, useForm } from '@frontdesk/shared/ui/form';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import * as hotel from '../messages/hotel-offer';
import { label, steps } from '../messages/next-steps';
import { start as words } from '../messages/start';
import { type StartState, urls } from '../urls';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '3',
    justifyContent: { sm: 'start' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 32rem) auto' },
    // The label is above the field, so the button is aligned with the top of the field.
    '& > button': { mt: { sm: '28px' } },
  },
});
const schema = v.object({ address: filledText(words.address) });

/** Asks a new owner for her site, and passes it to the page that makes an agent from it. Ink in both themes, like the sidebar. */
export function FirstMinute() {
  const navigate = useNavigate();
  const form = useForm({
    initial: { address: '' },
    schema,
    async submit({ address }) {
      navigate(urls.start, { state: { address } satisfies StartState });
    },
  });
  const { title, text, action } = steps.start;
  return (
    <Card
      aria-label={title}
      className="dark"
      mb="6"
      pt="0"
      pb="0"
      color="text"
      // The front of the desk, below its brass edge.
      borderBottom="14px solid"
      borderBottomColor="hover"
      boxShadow="inset 0 -3px {colors.brass}"
      display="flex"
      gap="8"
      justifyContent="space-between"
      alignItems="flex-end"
    >
      <Box flex="1 1 20rem" minW={0} py={{ base: '6', md: '8' }}>
        <Heading fontSize="xl" lineHeight="1.2">
          {title}
        </Heading>
        <Text mt="2" mb="5" maxW="52ch" tone="muted">
          {text}
        </Text>
        <Form onSubmit={form.onSubmit} noValidate>
          <TextField
            label={words.address}
            placeholder={words.placeholder}
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('address')}
          />
          <Button type="submit">{words.submit}</Button>
        </Form>
        <Flex mt="4" gap="4" align="flex-end" justify="space-between">
          <TextLink to={urls.start}>{action}</TextLink>
          <PhoneBell />
        </Flex>
      </Box>
      <Desk />
    </Card>
  );
}

/** The drawings' strokes. */
const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

const BELL = 'M120 142a30 30 0 0 1 60 0zM114 145h72v7h-72zM143 101h14v7h-5v6h-4v-6h-5z';

/** Only the bell, which stands on the edge of the card. */
function PhoneBell() {
  return (
    <chakra.svg viewBox="114 101 72 51" width="48px" hideFrom="md" flexShrink={0} mb="-21px" aria-hidden>
      <path fill="#d9a74f" d={BELL} />
    </chakra.svg>
  );
}

/** The bell on the desk, and a question over it. */
function Desk() {
  return (
    <chakra.svg
      viewBox="0 0 300 154"
      width="min(440px, 40%)"
      css={{ '@media (min-width: 1536px)': { me: '16' } }}
      hideBelow="md"
      flexShrink={0}
      bg="radial-gradient(circle closest-side at 82% 60%, #d9a74f66, #d9a74f1f 50%, #0000)"
      {...LINES}
    >
      <path color="text.muted" opacity=".6" d="M36 136q18-6 28 1 10-7 28-1v15q-18-6-28 0-10-6-28 0zM64 137v14" />
      <path d="M112 16h92a10 10 0 0 1 10 10v34a10 10 0 0 1-10 10h-40l-14 14V70h-38a10 10 0 0 1-10-10V26a10 10 0 0 1 10-10z" />
      <path fill="#d9a74f" stroke="#d9a74f" d="M120 36h64M120 50h40M226 151h40M246 151v-58m-24 0a24 24 0 0 1 48 0z" />
      <path fill="#d9a74f" stroke="none" d={BELL} />
    </chakra.svg>
  );
}

export interface HotelOfferProps {
  /** The button that fills the hotel, and the reason if that failed. */
  readonly children: ReactNode;
}

/** Offers the demo hotel to an owner with nothing yet. */
export function HotelOffer({ children }: HotelOfferProps) {
  return (
    <Card
      aria-label={label}
      mb="6"
      pb="0"
      flex="1 0 100%"
      bg="brass.subtle"
      borderColor={{ base: 'brass', _dark: 'line' }}
      display="flex"
      columnGap="8"
      alignItems="flex-end"
      flexWrap="wrap"
    >
      <Box flex="1 1 20rem" pb="6">
        <Heading size="sm">{hotel.offer}</Heading>
        <Text mt="1" mb="4" maxW="52ch">
          {hotel.offerText}
        </Text>
        {children}
      </Box>
      <Box flex="0 1 300px" mx="auto">
        <Hotel />
      </Box>
    </Card>
  );
}

/** A small hotel by a lake, with lights in some of its windows. */
function Hotel() {
  return (
    <chakra.svg viewBox="0 0 240 104" width="100%" maxW="300px" mx="auto" {...LINES}>
      <path d="M4 103h232M60 103V38h112v65M52 38h128l-14-18H66zM104 103V82h24v21M98 82h36l-4-8h-28zM84 20v-8h10v8" />
      <path d="M28 103V80m-12 0a12 16 0 0 1 24 0zM204 103V72m-14 0a14 20 0 0 1 28 0z" />
      <path
        fill="var(--chakra-colors-surface)"
        d="M72 48h14v14H72zM146 48h14v14h-14zM72 76h14v14H72zM109 48h14v14h-14z"
      />
      <path
        fill="var(--chakra-colors-brass)"
        stroke="var(--chakra-colors-brass-text)"
        d="M146 76h14v14h-14zM109 48h14v14h-14zM72 48h14v14H72z"
      />
    </chakra.svg>
  );
}
