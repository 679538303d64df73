import { QR_TYPE_NAMES, QR_TYPES } from '@frontdesk/shared/endpoints/qr';
import { Box, Button, Flex } from '@frontdesk/shared/ui/core';
import { SelectField, TextField } from '@frontdesk/shared/ui/form';
import { type RefObject, useState } from 'react';
import * as messages from '../../messages/common';
import * as words from '../../messages/my-qr';
import { type CodeFilters, type CodeView, SORTS } from '../../model/code-view';

interface FilterBarProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly view: CodeView;
  readonly onChange: (filters: Partial<CodeFilters>) => void;
  /** The tags to choose from; empty if there are none. */
  readonly tags: readonly { readonly tag: string; readonly count: number }[];
  readonly hasLinks: boolean;
  readonly fieldRef: RefObject<HTMLDivElement | null>;
}

/** The list's search, filters and sort order. On phones, a button opens everything except the search. */
export function FilterBar({ search, onSearch, view, onChange, tags, hasLinks, fieldRef }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const active = [view.kind, view.tag, view.changeable].filter(Boolean).length;
  const any = { value: '', label: words.any };
  // Also lists a tag that is in the address but no longer on any code, so that the filter is visible.
  const listed =
    view.tag === null || tags.some(({ tag }) => tag === view.tag) ? tags : [...tags, { tag: view.tag, count: 0 }];
  return (
    <Flex gap="3" wrap="wrap">
      <Box ref={fieldRef} flex={{ base: '1', md: '1 1 14rem' }} minW={0}>
        <TextField
          label={messages.search}
          placeholder={messages.searchPlaceholder}
          type="search"
          name="search"
          value={search}
          onChange={onSearch}
        />
      </Box>
      <Button
        variant="outline"
        display={{ md: 'none' }}
        minH="40px"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {words.filters(active)}
      </Button>
      <Box display={{ base: 'grid', md: 'contents' }} {...(!isOpen && { hideBelow: 'md' })} gap="3" width="100%">
        <SelectField
          hasLabelInside
          label={words.kind}
          name="kind"
          value={view.kind ?? ''}
          options={[any, ...QR_TYPES.map((type) => ({ value: type, label: QR_TYPE_NAMES[type] }))]}
          onChange={(value) => onChange({ kind: QR_TYPES.find((type) => type === value) ?? null })}
        />
        {listed.length > 0 && (
          <SelectField
            hasLabelInside
            label={words.tag}
            name="tag"
            value={view.tag ?? ''}
            options={[any, ...listed.map(({ tag, count }) => ({ value: tag, label: words.tagOption(tag, count) }))]}
            onChange={(value) => onChange({ tag: value || null })}
          />
        )}
        {hasLinks && (
          <SelectField
            hasLabelInside
            label={words.changeable}
            name="changeable"
            value={view.changeable ?? ''}
            options={[any, { value: 'yes', label: words.yes }, { value: 'no', label: words.no }]}
            onChange={(value) => onChange({ changeable: value === 'yes' || value === 'no' ? value : null })}
          />
        )}
        <SelectField
          hasLabelInside
          label={words.sort}
          name="sort"
          value={view.sort}
          options={SORTS.filter((sort) => hasLinks || sort !== 'scans').map((sort) => ({
            value: sort,
            label: words.sorts[sort],
          }))}
          onChange={(value) => onChange({ sort: SORTS.find((sort) => sort === value) ?? 'newest' })}
        />
      </Box>
    </Flex>
  );
}
