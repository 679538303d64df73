import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { Badge } from '../../ui/core/Badge';
import { Button, ButtonLink, IconButton, Spinner } from '../../ui/core/Button';
import { Notice } from '../../ui/core/Notice';
import { Card, Logo, PageFrame } from '../../ui/core/PageFrame';
import { Heading, Text, TextLink } from '../../ui/core/text';
import { type GalleryPart, LONG_NAME } from '../gallery-part';

const entry = '@frontdesk/shared/ui/core';

export const coreParts: readonly GalleryPart[] = [
  {
    name: 'Button',
    entry,
    about: 'An action. A page has one solid button, its primary action.',
    states: {
      solid: () => <Button>Add agent</Button>,
      outline: () => <Button variant="outline">Refresh</Button>,
      ghost: () => <Button variant="ghost">Clear</Button>,
      danger: () => <Button variant="danger">Delete</Button>,
      small: () => <Button size="sm">Add agent</Button>,
      'with an icon': () => (
        <Button>
          <Plus aria-hidden /> Add agent
        </Button>
      ),
      pending: () => <Button pending>Saving</Button>,
      'not available': () => <Button aria-disabled>Add agent</Button>,
      disabled: () => <Button disabled>Add agent</Button>,
    },
  },
  {
    name: 'IconButton',
    entry,
    about: 'An action that shows only an icon, such as those at the end of a row.',
    states: {
      ghost: () => (
        <IconButton aria-label="Remove row">
          <Trash aria-hidden />
        </IconButton>
      ),
      outline: () => (
        <IconButton aria-label="Remove row" variant="outline">
          <Trash aria-hidden />
        </IconButton>
      ),
      pending: () => <IconButton aria-label="Removing row" pending />,
    },
  },
  {
    name: 'ButtonLink',
    entry,
    about: 'A link that looks like a button, for the action that leads to another page.',
    states: {
      solid: () => <ButtonLink to="#ButtonLink">New agent</ButtonLink>,
      outline: () => (
        <ButtonLink to="#ButtonLink" variant="outline">
          New agent
        </ButtonLink>
      ),
    },
  },
  {
    name: 'TextLink',
    entry,
    about: 'A link inside the product.',
    states: {
      'in a sentence': () => (
        <Text>
          The agent has no documents. <TextLink to="#TextLink">Upload some</TextLink>
        </Text>
      ),
      'long name': () => <TextLink to="#TextLink">{LONG_NAME}</TextLink>,
    },
  },
  {
    name: 'Badge',
    entry,
    about: 'A short state in words. The color repeats what the words say.',
    states: {
      neutral: () => <Badge>Draft</Badge>,
      accent: () => <Badge tone="accent">New</Badge>,
      success: () => <Badge tone="success">Active</Badge>,
      warning: () => <Badge tone="warning">Paused</Badge>,
      danger: () => <Badge tone="danger">Failed</Badge>,
    },
  },
  {
    name: 'Notice',
    entry,
    about: 'A message in the page. Screen readers read it when it appears.',
    states: {
      info: () => <Notice tone="info">Two pages are being fetched.</Notice>,
      success: () => <Notice tone="success">All documents are ready.</Notice>,
      warning: () => <Notice tone="warning">90 % of your storage is used.</Notice>,
      danger: () => <Notice tone="danger">The document could not be read.</Notice>,
      'with an action': () => (
        <Notice
          tone="danger"
          action={
            <Button variant="outline" size="sm">
              Try again
            </Button>
          }
        >
          The agents could not be loaded.
        </Notice>
      ),
      'long text': () => <Notice tone="info">{LONG_NAME.repeat(3)}</Notice>,
    },
  },
  {
    name: 'Card',
    entry,
    about: 'A surface with a border that groups related content.',
    states: {
      filled: () => (
        <Card>
          <Heading as="h4">Opening hours</Heading>
          <Text tone="muted" mt="1">
            Monday to Friday, 8 to 18.
          </Text>
        </Card>
      ),
    },
  },
  {
    name: 'Heading',
    entry,
    about: 'A heading. `as` sets its level, `size` its look.',
    states: {
      large: () => (
        <Heading as="h4" size="lg">
          Agents
        </Heading>
      ),
      medium: () => <Heading as="h4">Agents</Heading>,
      small: () => (
        <Heading as="h4" size="sm">
          Agents
        </Heading>
      ),
      'long name': () => <Heading as="h4">{LONG_NAME}</Heading>,
    },
  },
  {
    name: 'Text',
    entry,
    about: 'A paragraph.',
    states: {
      normal: () => <Text>The agent answers from your documents.</Text>,
      muted: () => <Text tone="muted">The agent answers from your documents.</Text>,
      danger: () => <Text tone="danger">The passwords differ.</Text>,
    },
  },
  {
    name: 'PageFrame',
    entry,
    about: 'The frame of every signed-in page: title, purpose, primary action, content.',
    states: {
      complete: () => (
        <PageFrame
          title="Agents"
          intro="The chatbots that answer your customers."
          action={<Button>Add agent</Button>}
          mark={<Logo />}
          breadcrumb={<TextLink to="#PageFrame">Home</TextLink>}
        >
          <Card>The page's content.</Card>
        </PageFrame>
      ),
      'title alone': () => (
        <PageFrame title={LONG_NAME}>
          <Card>The page's content.</Card>
        </PageFrame>
      ),
    },
  },
  {
    name: 'Logo',
    entry,
    about: "The product's mark.",
    states: { default: () => <Logo /> },
  },
  {
    name: 'Spinner',
    entry,
    about: 'Work is in progress. Say so in words beside it.',
    states: {
      default: () => <Spinner />,
      small: () => <Spinner size="14px" />,
    },
  },
];
