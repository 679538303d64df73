import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { getQrStyles } from '@frontdesk/shared/endpoints/qr-style';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { PLAIN_STYLE, type QrStyle } from '../../model/qr-style';
import { styleInWork } from '../work-in-progress';
import { useNewerCode } from './use-newer-code';

const content = { type: 'Url', payload: { Url: 'https://example.com' } } as const;
const onChosen = jest.fn();

function Page({ style }: { readonly style: QrStyle }) {
  const { check, dialog } = useNewerCode('7');
  const save = () => check({ content, name: 'Flyer', style }, { payload: undefined, name: 'Flyer' }).then(onChosen);
  useEffect(function beginPlain() {
    styleInWork.follow('7', PLAIN_STYLE, PLAIN_STYLE);
  }, []);
  return (
    <>
      <button type="button" onClick={() => void save()}>
        Save
      </button>
      {dialog}
    </>
  );
}

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  onChosen.mockClear();
  api = fakeApi()
    .on(getMyQrs, () => [{ id: '7', name: 'Flyer', type: 'Url', payload: JSON.stringify(content.payload) }])
    .on(getQrStyles, () => ({
      styles: [{ qrId: '7', style: JSON.stringify({ ...PLAIN_STYLE, dark: '#0b5d3b' }), logoId: null }],
      logos: [],
    }));
});
afterEach(() => api.restore());

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('describes both styles in words when somebody else has also changed the style', async () => {
  const mine = { ...PLAIN_STYLE, dark: '#1e1b26', frame: 'Scan me' };
  renderPage(<Page style={mine} />);
  await press('Save');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(
    /^Somebody.*StyleSaved version#0b5d3b on #ffffff Square No logo Quiet zone 4, 40 mm wide/,
  );
  expect(dialog).toHaveTextContent(/Yours#1e1b26 on #ffffff Square No logo Frame “Scan me”/);
  await press('Save mine');
  await waitFor(() => expect(onChosen).toHaveBeenCalledWith({ content, name: 'Flyer', style: mine }));
});

test('keeps a style that only somebody else has changed, without asking', async () => {
  renderPage(<Page style={PLAIN_STYLE} />);
  await press('Save');
  await waitFor(() => expect(onChosen).toHaveBeenCalled());
  expect(onChosen.mock.calls[0]?.[0].style).toMatchObject({ dark: '#0b5d3b' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
