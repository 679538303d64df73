import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import { ReplyText } from './ReplyText';

test('a reply has its bold text, lists, links and code, and no marks', () => {
  const { container } = renderPage(
    <ReplyText
      text={'# Hours\n**Open** at *nine*:\n\n2. `one`\n3. two\n\n- [Rules](https://a.example)\n\n```\n<b>\n```'}
    />,
  );
  expect(container.textContent).toContain('HoursOpen at nine:onetwoRules<b>');
  expect(screen.getByText('Open').tagName).toBe('STRONG');
  expect(screen.getByText('nine').tagName).toBe('EM');
  expect(screen.getByText('<b>').tagName).toBe('CODE');
  expect(screen.getAllByRole('list').map((list) => list.getAttribute('start'))).toEqual(['2', null]);
});

test('a link opens in another tab, and an address that is none is text', () => {
  renderPage(<ReplyText text="[Rules](https://a.example/x) [x](javascript:alert(1)) <script>alert(1)</script>" />);
  expect(screen.getByRole('link', { name: 'Rules' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(document.querySelector('script')).toBeNull();
});

test('while it grows, a mark that is not closed yet is not seen', () => {
  const { container } = renderPage(<ReplyText text="Open **at ni" isGrowing />);
  expect(container).toHaveTextContent('Open at ni');
});
