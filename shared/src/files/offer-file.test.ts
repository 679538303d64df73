import { offerFile } from './offer-file';

test('downloads a file under its name, and revokes its address later', () => {
  jest.useFakeTimers();
  const revoked = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: revoked });
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('qr-code-200x200.png');
    expect(this.href).toBe('blob:x');
  });
  offerFile(new Blob(), 'qr-code-200x200.png');
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(revoked).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revoked).toHaveBeenCalledWith('blob:x');
  jest.useRealTimers();
});
