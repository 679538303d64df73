import { useLocation, useNavigate } from '@frontdesk/shared/app';
import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useListAddress } from './use-list-address';

function Probe() {
  const { name, page, sort, filterBy, goTo, sortBy } = useListAddress();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => filterBy(event.currentTarget.value)} />
      <p>
        address {search} page {page} sort {sort ? sort.column : 'none'}
      </p>
      <button type="button" onClick={() => goTo(page + 1)}>
        Next
      </button>
      <button type="button" onClick={() => sortBy({ column: 'created', isDescending: true })}>
        Newest first
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

const open = (search = '') => renderPage(<Probe />, { at: { pathname: '/agent', search } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows the page, filter and sort of the address', () => {
  open('?name=desk&page=3&sort=-created');
  expect(screen.getByLabelText('Name')).toHaveValue('desk');
  expect(screen.getByText(/page 3 sort created$/)).toBeInTheDocument();
});

test('writes what is typed to the address, and leaves out empty values', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Name'), 'desk');
  expect(await screen.findByText(/^address \?name=desk page/)).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Name'));
  expect(await screen.findByText(/^address page 1 sort none$/)).toBeInTheDocument();
});

test('opens the next page while the filter contains only spaces', async () => {
  open('?page=2');
  await userEvent.type(screen.getByLabelText('Name'), ' ');
  expect(screen.getByText(/page 2 sort none$/)).toBeInTheDocument();
  await press('Next');
  expect(screen.getByText(/page 3 sort none$/)).toBeInTheDocument();
});

test('returns to the previous page with its filter', async () => {
  open('?name=desk');
  await press('Next');
  expect(screen.getByText(/page 2/)).toBeInTheDocument();
  await press('Back');
  expect(screen.getByText(/page 1/)).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('desk');
});

test('starts at the first page after a change of sort or filter', async () => {
  open('?page=4');
  await press('Newest first');
  expect(screen.getByText('address ?sort=-created page 1 sort created')).toBeInTheDocument();
});

test('starts at the first page immediately after filtering, and keeps the filter on the next page', async () => {
  open('?page=4');
  await userEvent.type(screen.getByLabelText('Name'), 'd');
  expect(screen.getByText(/page 1/)).toBeInTheDocument();
  await press('Next');
  expect(screen.getByText('address ?page=2&name=d page 2 sort none')).toBeInTheDocument();
});

test.each(['?page=x', '?page=', ''])('reads an address ending in %j as the first page', (search) => {
  open(search);
  expect(screen.getByText(/page 1/)).toBeInTheDocument();
});
