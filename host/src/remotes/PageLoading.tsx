import { Flex, Spinner, VisuallyHidden } from '@frontdesk/shared/ui/core';

/** A page is on its way. */
export function PageLoading() {
  return (
    <Flex role="status" align="center" justify="center" minH="240px" color="text.muted">
      <Spinner size="28px" />
      <VisuallyHidden>Loading...</VisuallyHidden>
    </Flex>
  );
}
