import { language } from '@frontdesk/shared/app';
import { DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import { Box } from '@frontdesk/shared/ui/core';
import { useEffect, useRef } from 'react';
import { start as words } from '../../messages/start';
import { theme as widgetWords } from '../../messages/widget';
import { cannedCalls, preparePreview } from '../agent-preview/mount-preview';
import type { PreviewMemory } from '../agent-preview/preview-memory';

interface ExampleWidgetProps {
  readonly site: string;
  readonly name: string;
  /** The color of the site. */
  readonly color: string;
}

/** Loads the real widget with an example conversation. A note under every question says that it is an example. */
export async function loadExampleWidget() {
  const mount = await preparePreview();
  const { WIDGET_WORDS } = await import('@frontdesk/shared/widget-words');
  const chatWords = Object.entries(WIDGET_WORDS).find(([code]) => code === language)?.[1];
  const config = {
    api: window.location.origin,
    clientId: '',
    welcome: widgetWords.example.welcome,
    maxCharacters: null,
    ipLookup: '' as const,
    ...(chatWords && { words: chatWords }),
  };
  return function ExampleWidget({ site, name, color }: ExampleWidgetProps) {
    const stage = useRef<HTMLDivElement>(null);
    useEffect(
      function mountExample() {
        if (!stage.current) return;
        const theme = { ...DEFAULT_THEME, headerColor: color, outgoingBg: color, width: '340px', height: '500px' };
        const memory = exampleMemory(site || words.placeholder);
        const calls = cannedCalls(widgetWords.example.other, true);
        const widget = mount(stage.current, { ...config, name, theme }, memory, calls);
        return () => widget.destroy();
      },
      [site, name, color],
    );
    return <Box ref={stage} position="absolute" inset="0" overflow="hidden" />;
  };
}

/** Stores the example conversation, with the passage that its first reply cites. */
function exampleMemory(site: string): PreviewMemory {
  const page = words.examplePage(site);
  // More text would push the first question out of sight.
  const lines = words.exampleLines.slice(0, 2).map((text, place) => ({
    id: `example-${place}`,
    from: place % 2 === 0 ? ('visitor' as const) : ('agent' as const),
    text,
    ...(place === 1 && {
      sources: [page],
      passages: [{ name: page, heading: widgetWords.example.heading, text: widgetWords.example.passage }],
    }),
  }));
  return { isLive: false, read: () => ({ started: null, lines }), write: () => true };
}
