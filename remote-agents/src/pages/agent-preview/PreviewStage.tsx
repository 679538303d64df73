import { Box } from '@frontdesk/shared/ui/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Widget } from '../../../widget/mount-widget';
import type { PackConfig } from '../../model/widget-pack';
import type { MountPreview } from './mount-preview';
import type { PreviewMemory } from './preview-memory';

interface PreviewStageProps {
  readonly mountPreview: MountPreview;
  readonly config: PackConfig;
  readonly memory: PreviewMemory;
  readonly isPhone: boolean;
  readonly picture: ReactNode;
  readonly onSize: (size: { width: number; height: number }) => void;
}

/** Mounts the widget of the preview only while it is visible, so that a hidden tab has no second chat. */
export function PreviewStage({ mountPreview, config, memory, isPhone, picture, onSize }: PreviewStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const widget = useRef<Widget | null>(null);
  const latest = useRef({ config, isPhone });
  latest.current = { config, isPhone };
  const { theme, name, welcome } = config;

  useEffect(
    function liveWhileSeen() {
      const { current } = stage;
      if (!current) return;
      const follow = () => {
        const { width, height } = current.getBoundingClientRect();
        const isSeen = width > 0;
        if (isSeen) onSize({ width: Math.round(width), height: Math.round(height) });
        if (isSeen && !widget.current) {
          widget.current = mountPreview(current, latest.current.config, memory);
          widget.current.setCompact(latest.current.isPhone);
        }
        if (!isSeen) leave();
      };
      const leave = () => {
        widget.current?.destroy();
        widget.current = null;
      };
      const observer = new ResizeObserver(follow);
      observer.observe(current);
      return () => {
        observer.disconnect();
        leave();
      };
    },
    [mountPreview, memory, onSize],
  );
  useEffect(() => widget.current?.setTheme(theme), [theme]);
  useEffect(() => widget.current?.setText({ name, welcome }), [name, welcome]);
  useEffect(() => widget.current?.setCompact(isPhone), [isPhone]);

  return (
    <Box
      ref={stage}
      position="relative"
      overflow="hidden"
      height="clamp(480px, 100dvh - 250px, 640px)"
      maxW={isPhone ? '360px' : 'none'}
      width="100%"
      mx="auto"
      rounded={isPhone ? 'lg' : 'md'}
      borderWidth="1px"
      borderColor="line"
      isolation="isolate"
    >
      {picture}
    </Box>
  );
}
