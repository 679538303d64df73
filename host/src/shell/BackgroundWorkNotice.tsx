import { useBackgroundWork } from '@frontdesk/shared/app';
import { ButtonLink, Card, Flex, Spinner, Text } from '@frontdesk/shared/ui/core';
import { useLocation } from 'react-router-dom';
import * as messages from './messages';

/** Shows work that continues while the owner is on another page, with a link back to it. */
export function BackgroundWorkNotice() {
  const { pathname } = useLocation();
  const elsewhere = useBackgroundWork().filter(({ path }) => path.toLowerCase() !== pathname.toLowerCase());
  return elsewhere.map(({ label, path }) => (
    <Card key={path} py="2" px="4" role="status">
      <Flex align="center" gap="3" minH="36px">
        <Spinner />
        <Text flex="1" minW={0} overflowWrap="anywhere">
          {label}
        </Text>
        <ButtonLink to={path} variant="outline" size="sm">
          {messages.showWork}
        </ButtonLink>
      </Flex>
    </Card>
  ));
}
