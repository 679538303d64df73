import { Details } from '@frontdesk/shared/details';
import { place } from '@frontdesk/shared/endpoints/qr-kinds/place';
import { chakra, Grid, Stack, Text } from '@frontdesk/shared/ui/core';
import { type Form, TextField } from '@frontdesk/shared/ui/form';
import { useRef, useState } from 'react';
import { KIND_FORMS } from '../../kind-forms';
import * as words from '../../messages/place';
import { type MapPoint, readMapLink } from '../../model/map-link';

const MapAnchor = chakra('a', {
  base: { display: 'inline-block', minH: '24px', color: 'accent.text', textDecoration: 'underline' },
});

/** OpenStreetMap with a marker, so that the owner can check the place before printing the code. */
function mapAddress({ latitude, longitude }: MapPoint): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

const { fields } = place;
const { hints, placeholders } = KIND_FORMS.Place;

/** The fields of a place: a link from a map fills in the coordinates, which owners rarely know. */
export function PlaceFields({ form }: { readonly form: Form<Readonly<Record<string, string>>> }) {
  const [link, setLink] = useState('');
  const [wasLeft, setLeft] = useState(false);
  const { latitude = '', longitude = '', label = '' } = form.values;
  const latitudeField = form.field('latitude');
  const longitudeField = form.field('longitude');
  const read = readMapLink(link);
  const point = readMapLink(`${latitude.replace(',', '.')} ${longitude.replace(',', '.')}`);
  const isMissing = latitude === '' && longitude === '' && latitudeField.errors.length > 0;
  const isPasted = wasLeft || /^\s*(?:https?|geo):/i.test(link);
  const refusal = link.trim() !== '' && isPasted && !read.ok ? read.problem : undefined;
  const problem = refusal ?? (isMissing ? words.needsPlace : undefined);

  /** Whether the link filled in the place. */
  const filled = useRef(false);
  const labelOfLink = useRef('');
  function paste(text: string) {
    setLink(text);
    const next = readMapLink(text);
    // A new link also replaces what an earlier link filled in, but a name that the owner typed is kept.
    const typed = label === labelOfLink.current ? '' : label;
    if (next.ok) form.set({ ...next.point, label: typed || next.point.label });
    // If they remained, the code would lead to the earlier link's place.
    else if (filled.current) form.set({ latitude: '', longitude: '', label: typed });
    filled.current = next.ok;
    labelOfLink.current = next.ok && typed === '' ? next.point.label : '';
  }

  return (
    <>
      <TextField
        label={words.mapLink}
        name="mapLink"
        placeholder={words.mapLinkPlaceholder}
        hint={words.mapLinkHint}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={link}
        onChange={paste}
        onBlur={() => setLeft(true)}
        errors={problem === undefined ? [] : [problem]}
      />
      {point.ok && (
        <Stack gap="1" role="status">
          <Text fontWeight={500}>{words.found(point.point.latitude, point.point.longitude)}</Text>
          <div>
            <MapAnchor href={mapAddress(point.point)} target="_blank" rel="noreferrer">
              {words.showOnMap}
            </MapAnchor>
          </div>
        </Stack>
      )}
      <TextField label={fields.label.label} hint={hints?.label} autoComplete="off" {...form.field('label')} />
      <Details
        borderWidth="1px"
        rounded="md"
        css={{ '& > summary': { px: '4', py: '2.5', rounded: 'md' } }}
        open={(!isMissing && latitudeField.errors.length + longitudeField.errors.length > 0) || undefined}
      >
        <summary>{words.advanced}</summary>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr' }} gap="4" px="4" pb="4" alignItems="start">
          {([latitudeField, longitudeField] as const).map((binding, at) => (
            <TextField
              key={binding.name}
              label={at === 0 ? fields.latitude.label : fields.longitude.label}
              placeholder={at === 0 ? placeholders?.latitude : placeholders?.longitude}
              inputMode="decimal"
              autoComplete="off"
              {...binding}
            />
          ))}
        </Grid>
      </Details>
    </>
  );
}
