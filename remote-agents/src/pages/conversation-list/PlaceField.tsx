import { ApiError } from '@frontdesk/shared/app';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, chakra, IconButton, Text } from '@frontdesk/shared/ui/core';
import { TextField } from '@frontdesk/shared/ui/form';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { type FoundPlace, placesQuery } from '../../api/places';
import { places as placeWords, filters as words } from '../../messages/conversation-list';

interface PlaceFieldProps {
  /** The id of the chosen place's code; '' for all places. */
  readonly value: string;
  /** Whether places can be fetched. */
  readonly isKnown: boolean;
  readonly onChange: (place: string) => void;
}

/** Finds the place at which conversations began; hidden if there are no places, and on a server without places. */
export function PlaceField(props: PlaceFieldProps) {
  const { value, isKnown } = props;
  const { data, error } = useQuery({ ...placesQuery({}), enabled: isKnown });
  const isUnknown = error instanceof ApiError && error.isUnknownCall;
  const hasPlaces = data ? data.places.length > 0 : error !== null && !isUnknown;
  return hasPlaces || value !== '' ? <PlaceSearch {...props} /> : null;
}

/** A request is sent after a pause in typing of this length. */
const PAUSE_MS = 250;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(
    function follow() {
      const timer = setTimeout(() => setPaused(text), PAUSE_MS);
      return () => clearTimeout(timer);
    },
    [text],
  );
  // The first places are already loaded.
  return text === '' ? '' : paused;
}

const Popup = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 2,
    insetInline: 0,
    top: 'calc(100% + 4px)',
    p: '1',
    rounded: 'md',
    borderWidth: '1px',
    bg: 'surface',
    boxShadow: '0 4px 16px rgb(10 10 20 / 0.12)',
  },
});

const Option = chakra('div', {
  base: {
    px: '2',
    py: '2',
    rounded: 'md',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:hover': { bg: 'surface.subtle' },
    // Forced colors show the outline instead of the background.
    '&[aria-selected=true]': { bg: 'accent.subtle', color: 'accent.text', outline: '1px solid transparent' },
  },
});

/** A press in the list leaves the focus in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function PlaceSearch({ value, isKnown, onChange }: PlaceFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  /** Null while nobody is typing: then the field shows the chosen place. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const chosen = useQuery({ ...placesQuery({ id: value }), enabled: isKnown && value !== '' });
  const wanted = (typed ?? '').trim();
  const search = usePaused(wanted);
  const found = useQuery({
    ...placesQuery(search === '' ? {} : { search }),
    enabled: isOpen,
    placeholderData: (previous) => previous,
  });
  const places = found.error ? [] : (found.data?.places ?? []);
  // Enter must not choose from the answer to an earlier search.
  const isCurrent = search === wanted && !found.isPlaceholderData;
  const selectedAt = isCurrent ? Math.min(at, places.length - 1) : -1;
  const name = chosen.data ? (chosen.data.places[0]?.place ?? placeWords.unknown) : '…';

  useEffect(
    function showSelected() {
      list.current?.children[selectedAt]?.scrollIntoView?.({ block: 'nearest' });
    },
    [selectedAt],
  );

  function open() {
    setOpen(true);
    if (!isOpen) setAt(-1);
  }
  function close() {
    setOpen(false);
    setTyped(null);
  }
  function choose(place: FoundPlace) {
    client.setQueryData(placesQuery({ id: place.id }).queryKey, { places: [place], hasMore: false });
    close();
    onChange(place.id);
  }
  function type(text: string) {
    setTyped(text);
    setOpen(true);
    setAt(text.trim() === '' ? -1 : 0);
    if (text === '' && value !== '') onChange('');
  }
  function steer(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      open();
      // If no option is selected, Up moves to the last one.
      const from = Math.max(selectedAt, step > 0 ? -1 : 0);
      if (isOpen && places.length > 0) setAt((from + step + places.length) % places.length);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const place = places[selectedAt];
      if (place) choose(place);
      else if (found.error) void found.refetch();
    }
  }

  return (
    <Box position="relative" minW={0}>
      <TextField
        ref={field}
        label={words.place}
        name="place"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && selectedAt >= 0 ? `${id}-${selectedAt}` : undefined}
        autoComplete="off"
        maxLength={200}
        placeholder={words.anyPlace}
        pe={value === '' ? '3' : '10'}
        value={typed ?? (value === '' ? '' : name)}
        onChange={type}
        onClick={open}
        onKeyDown={steer}
        onBlur={close}
      />
      {value !== '' && (
        <Box position="absolute" insetEnd="0.5" top="29px">
          <IconButton
            aria-label={placeWords.clear}
            onMouseDown={keepFocus}
            onClick={() => {
              close();
              onChange('');
              field.current?.focus();
            }}
          >
            <X aria-hidden />
          </IconButton>
        </Box>
      )}
      {isOpen && (
        <Popup onMouseDown={keepFocus}>
          <Box
            ref={list}
            role="listbox"
            id={`${id}-list`}
            aria-label={placeWords.matches}
            maxH="280px"
            overflowY="auto"
          >
            {places.map((place, index) => (
              <Option
                key={place.id}
                role="option"
                id={`${id}-${index}`}
                aria-selected={index === selectedAt}
                dir="auto"
                onClick={() => choose(place)}
              >
                {place.place}
              </Option>
            ))}
          </Box>
          <Outcome
            text={
              found.error
                ? placeWords.failed
                : !found.data || (places.length === 0 && !isCurrent)
                  ? placeWords.searching
                  : places.length === 0
                    ? placeWords.none(search)
                    : found.data.hasMore
                      ? placeWords.more(places.length)
                      : ''
            }
            onRetry={found.error ? () => void found.refetch() : undefined}
          />
        </Popup>
      )}
    </Box>
  );
}

function Outcome({ text, onRetry }: { readonly text: string; readonly onRetry: (() => void) | undefined }) {
  return (
    <Box px={text && '2'} py={text && '1'}>
      <Text role="status" tone="muted" fontSize="sm" overflowWrap="anywhere">
        {text}
      </Text>
      {onRetry && (
        // The Enter key in the field does the same.
        <Button variant="outline" size="sm" mt="2" tabIndex={-1} onClick={onRetry}>
          {placeWords.retry}
        </Button>
      )}
    </Box>
  );
}
