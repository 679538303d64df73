/**
 * The components that every page shares: layout, text, buttons, links, notices. Part of the host's first download, so
 * keep it small.
 */
export { Box, ChakraProvider, chakra, Flex, Grid, HStack, Stack, VisuallyHidden } from '@chakra-ui/react';
export { system } from '../theme/system';
export { Badge, type BadgeTone } from './core/Badge';
export { Button, ButtonLink, type ButtonProps, IconButton, Spinner } from './core/Button';
export { Notice, type NoticeProps, type NoticeTone } from './core/Notice';
export { Card, Logo, PageFrame, type PageFrameProps } from './core/PageFrame';
export { Heading, Text, TextLink } from './core/text';
