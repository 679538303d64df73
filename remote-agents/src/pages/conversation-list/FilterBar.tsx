import { Box, Button, Flex } from '@frontdesk/shared/ui/core';
import { latePart, Skeleton } from '@frontdesk/shared/ui/data';
import { TextField } from '@frontdesk/shared/ui/form';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState } from 'react';
import * as listWords from '../../messages/conversation-list';
import { filters as workFilters } from '../../messages/work';
import { TAB_FILTERS } from '../tab-filters';
import type { FilterFieldsProps } from './FilterFields';
import type { FilterAddress } from './use-filter-address';

/** Loads when a filter is set or the fields are opened, because most visits need neither. */
const FilterFields = latePart<FilterFieldsProps>({
  load: async () => (await import('./FilterFields')).FilterFields,
  failed: workFilters.failed,
  whileLoading: ({ isOpen }) => <Skeleton height={isOpen ? '178px' : '32px'} rounded="lg" />,
  mb: '4',
});

interface FilterBarProps {
  readonly address: FilterAddress;
  /** Whether the server is known to have conversations. */
  readonly hasList: boolean;
}

/** Searches the list. A button opens the other filters; those that are set are shown below it, each with a way to clear it. */
export function FilterBar({ address, hasList }: FilterBarProps) {
  const { search: _, assignee, ...others } = address.filters;
  const count = Object.keys(others).length + (assignee === undefined || assignee === 'me' ? 0 : 1);
  const [isOpen, setIsOpen] = useState(false);
  const fieldsId = useId();
  return (
    <Box role="search" aria-label={listWords.filters.label}>
      <Flex gap="2" align="flex-end" mb="4" css={TAB_FILTERS}>
        <Box width="320px" flexGrow={1} minW={0}>
          <TextField
            label={listWords.filters.search}
            name="search"
            type="search"
            maxLength={200}
            value={address.search}
            onChange={address.setSearch}
          />
        </Box>
        <Button
          variant="ghost"
          px="3"
          aria-expanded={isOpen}
          aria-controls={isOpen ? fieldsId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden /> {listWords.filters.open(count)}
        </Button>
      </Flex>
      {(isOpen || count > 0) && <FilterFields id={fieldsId} address={address} hasList={hasList} isOpen={isOpen} />}
    </Box>
  );
}
