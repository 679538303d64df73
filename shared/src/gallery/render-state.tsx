import type { RenderResult } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { allParts } from './all-parts';

/** Renders a part of the gallery in one of its states. For tests. */
export function renderState(part: string, state: string): RenderResult {
  const Sample = allParts.find(({ name }) => name === part)?.states[state];
  if (!Sample) throw new Error(`The gallery has no ${part} in the state '${state}'.`);
  return renderPage(<Sample />);
}
