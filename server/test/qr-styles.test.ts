import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deleteQr, saveQr } from '@frontdesk/shared/endpoints/qr';
import * as endpoints from '@frontdesk/shared/endpoints/qr-style';
import type { ApiClient } from './support/api-client';
import { onOneDatabase } from './support/test-app';

const PNG = 'data:image/png;base64,iVBORw0KGgo';
const logoOf = (number: number) => `${PNG}${Buffer.from(String(number)).toString('base64').replace(/=/g, '')}`;
const styled = (style: Partial<endpoints.QrStyle>) => JSON.stringify({ ...endpoints.PLAIN_STYLE, ...style });

async function newCode(owner: ApiClient): Promise<string> {
  const { id } = await owner.call(saveQr, { Name: 'Menu', Type: 'Url', Url: 'https://example.com' });
  return String(id);
}

describe('The style of a code', () => {
  onOneDatabase('postgres', (test) => {
    it('is stored with the code, and returned with the logo that codes share', async () => {
      const owner = await test.visitor.signUp();
      const [one, other] = [await newCode(owner), await newCode(owner)];
      const style = styled({ dark: '#0b5d3b', shape: 'rounded', frame: 'Scan me', quietZone: 6, logo: logoOf(1) });
      for (const qrId of [one, other]) await owner.call(endpoints.setQrStyle, { qrId, style });
      const { styles, logos } = await owner.call(endpoints.getQrStyles, {});
      assert.deepEqual(styles.map(({ qrId }) => qrId).sort(), [one, other].sort());
      assert.deepEqual(
        logos.map(({ logo }) => logo),
        [logoOf(1)],
      );
      const { logo: _, ...look } = JSON.parse(style);
      assert.deepEqual(JSON.parse(styles[0]?.style ?? ''), look);
      assert.equal(styles[0]?.logoId, logos[0]?.id);
    });

    it('is removed when the code becomes plain again, or is deleted', async () => {
      const owner = await test.visitor.signUp();
      const [one, other] = [await newCode(owner), await newCode(owner)];
      for (const qrId of [one, other])
        await owner.call(endpoints.setQrStyle, { qrId, style: styled({ dark: '#0b5d3b' }) });
      await owner.call(endpoints.setQrStyle, { qrId: one, style: '{}' });
      await owner.call(deleteQr, { Id: other });
      assert.deepEqual((await owner.call(endpoints.getQrStyles, {})).styles, []);
    });

    it('is refused with the reason when it is invalid', async () => {
      const owner = await test.visitor.signUp();
      const qrId = await newCode(owner);
      const refused = (style: unknown) => owner.refused(400, endpoints.setQrStyle, { qrId, style });
      assert.match(await refused('no JSON'), /not valid/);
      assert.match(await refused('{"dark":"red;"}'), /A color must be written like #0b5d3b/);
      assert.match(await refused('{"logo":"https://example.com/a.png"}'), /A logo must be a PNG/);
      assert.match(await refused('{"logo":"data:image/svg+xml,<svg/>"}'), /A logo must be a PNG/);
      assert.match(await refused(`{"frame":"${'x'.repeat(25)}"}`), /At most 24 characters/);
      assert.match(await refused('{"quietZone":1}'), /Quiet zone must be at least 2/);
      assert.match(await refused('{"sizeMm":2.5}'), /must be a whole number/);
      assert.match(await refused(`{"logo":"${PNG}${'A'.repeat(200_000)}"}`), /too large: at most 200 kB/);
      await owner.call(endpoints.setQrStyle, { qrId, style: styled({ dark: '#0b5d3b' }) });
      for (const list of ['[]', ' [{}]']) assert.match(await refused(list), /not valid\. It must be an object/);
      assert.match(
        await owner.refused(400, endpoints.saveStylePreset, { name: 'Shop', style: '[]' }),
        /not valid\. It must be an object/,
      );
      assert.equal((await owner.call(endpoints.getQrStyles, {})).styles.length, 1);
      await owner.refused(404, endpoints.setQrStyle, { qrId: 'none', style: '{}' });
      // A family emoji is one character made of four.
      await owner.call(endpoints.setQrStyle, { qrId, style: styled({ frame: '👨‍👩‍👧‍👦'.repeat(5) }) });
    });

    it('can use at most 50 different logos per organization; unused logos do not count', async () => {
      const owner = await test.visitor.signUp();
      const qrId = await newCode(owner);
      const setLogo = (number: number) => ({ qrId, style: styled({ logo: logoOf(number) }) });
      for (let number = 0; number < 52; number++) await owner.call(endpoints.setQrStyle, setLogo(number));
      const save = (number: number) => ({ name: `Preset ${number}`, style: styled({ logo: logoOf(number) }) });
      for (let number = 100; number < 149; number++) await owner.call(endpoints.saveStylePreset, save(number));
      const other = await newCode(owner);
      const late = { qrId: other, style: styled({ logo: logoOf(200) }) };
      assert.match(await owner.refused(409, endpoints.setQrStyle, late), /already have 50 different logos/);
      await owner.call(endpoints.setQrStyle, { ...late, style: styled({ logo: logoOf(120) }) });
    });
  });
});

describe('Presets of styles', () => {
  onOneDatabase('postgres', (test) => {
    it('are stored by name, replaced and deleted, with their logos', async () => {
      const owner = await test.visitor.signUp();
      const style = styled({ dark: '#112233', logo: logoOf(1) });
      const { id } = await owner.call(endpoints.saveStylePreset, { name: 'Shop', style: styled({}) });
      await owner.call(endpoints.saveStylePreset, { name: 'Bar', style });
      assert.equal((await owner.call(endpoints.saveStylePreset, { name: 'Shop', style })).id, id);
      const presets = await owner.call(endpoints.getStylePresets, {});
      assert.deepEqual(
        presets.map(({ name, style: stored }) => [name, endpoints.readStyle(stored)]),
        ['Bar', 'Shop'].map((name) => [name, endpoints.readStyle(style)]),
      );
      await owner.call(endpoints.deleteStylePreset, { id });
      await owner.refused(404, endpoints.deleteStylePreset, { id });
      assert.equal((await owner.call(endpoints.getStylePresets, {})).length, 1);
    });

    it('are limited to 50', async () => {
      const owner = await test.visitor.signUp();
      for (let number = 0; number < 50; number++)
        await owner.call(endpoints.saveStylePreset, { name: `Preset ${number}`, style: '{}' });
      const more = { name: 'One more', style: '{}' };
      assert.match(await owner.refused(409, endpoints.saveStylePreset, more), /already have 50 presets/);
      await owner.call(endpoints.saveStylePreset, { name: 'Preset 7', style: styled({ frame: 'Scan me' }) });
    });

    it('can be saved at the same time without a failure, and never exceed 50', async () => {
      const owner = await test.visitor.signUp();
      const save = (name: string) => owner.call(endpoints.saveStylePreset, { name, style: '{}' });
      const saved = await Promise.all(Array.from({ length: 8 }, () => save('Shop')));
      assert.equal(new Set(saved.map(({ id }) => id)).size, 1);
      for (let number = 0; number < 45; number++) await save(`Preset ${number}`);
      const results = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => save(`Late ${at}`)));
      assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 4);
      assert.equal((await owner.call(endpoints.getStylePresets, {})).length, 50);
    });
  });
});
