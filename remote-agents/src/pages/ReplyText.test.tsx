import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import { ReplyText, TypedText } from './ReplyText';

test('renders bold text, lists, links and code of a reply, without their marks', () => {
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

test('opens a link in another tab, and shows an unsafe address as text', () => {
  renderPage(<ReplyText text="[Rules](https://a.example/x) [x](javascript:alert(1)) <script>alert(1)</script>" />);
  expect(screen.getByRole('link', { name: 'Rules' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(document.querySelector('script')).toBeNull();
});

test('hides a mark that is not closed yet while the reply grows', () => {
  const { container } = renderPage(<ReplyText text="Open **at ni" isGrowing />);
  expect(container).toHaveTextContent('Open at ni');
});

test('shows a person’s text unchanged, with the links that the widget finds', () => {
  const typed =
    '# 2 beds\n\n2 * 3 * 4 = **24**, "HTTPS://a.example/x_1", <https://b.example>, (see http://c.example/?a=1).';
  const { container } = renderPage(<TypedText text={typed} />);
  expect(container.textContent).toContain(typed);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['HTTPS://a.example/x_1', 'https://b.example', 'http://c.example/?a=1']);
});
