import { Button, Flex, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import Phone from 'lucide-react/icons/phone';
import PhoneOff from 'lucide-react/icons/phone-off';
import { useEffect, useRef } from 'react';
import * as messages from '../../messages/chat';
import type { useCall } from './use-call';

interface CallPanelProps {
  readonly call: ReturnType<typeof useCall>;
  readonly onStart: () => void;
}

/** Shows the state of the call and its buttons. */
export function CallPanel({ call, onStart }: CallPanelProps) {
  const { state, voice, isMuted, hasStun } = call;
  const speaker = useRef<HTMLAudioElement>(null);
  useEffect(
    function playVoice() {
      if (speaker.current) speaker.current.srcObject = voice;
    },
    [voice],
  );
  const buttons = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(
    function keepFocus() {
      // The pressed button disappears when the state of the call changes.
      const isLost = document.activeElement === document.body;
      if (!isFirst.current && isLost) buttons.current?.querySelector('button')?.focus();
      isFirst.current = false;
    },
    [state.phase],
  );
  return (
    <Stack gap="3">
      {/* biome-ignore lint/a11y/useMediaCaption: live speech has no captions. */}
      <audio ref={speaker} autoPlay hidden />
      {state.phase === 'none' && state.words && <Notice tone="info">{state.words}</Notice>}
      {state.phase !== 'none' && (
        <Text role="status" fontWeight={600}>
          {messages.callStates[state.phase](state.peer)}
        </Text>
      )}
      {!hasStun && state.phase !== 'none' && state.phase !== 'connected' && (
        <Notice tone="warning">{messages.stunUnreachable}</Notice>
      )}
      <Flex ref={buttons} gap="3" wrap="wrap">
        {state.phase === 'none' && (
          <Button variant="outline" onClick={onStart}>
            <Phone aria-hidden />
            {messages.startCall}
          </Button>
        )}
        {state.phase === 'ringing' && (
          <>
            <Button onClick={call.accept}>
              <Phone aria-hidden />
              {messages.accept}
            </Button>
            <Button variant="outline" onClick={() => call.hangUp('decline', messages.declined)}>
              <PhoneOff aria-hidden />
              {messages.decline}
            </Button>
          </>
        )}
        {state.phase === 'connected' && (
          <Button variant="outline" aria-pressed={isMuted} onClick={() => call.mute(!isMuted)}>
            {isMuted ? <MicOff aria-hidden /> : <Mic aria-hidden />}
            {messages.mute}
          </Button>
        )}
        {state.phase !== 'none' && state.phase !== 'ringing' && (
          <Button variant="outline" onClick={() => call.hangUp('bye', messages.callEnded)}>
            <PhoneOff aria-hidden />
            {messages.hangUp}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
