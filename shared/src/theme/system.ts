import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { withCachedStyles } from './cached-styles';
import { theme } from './theme';

const look = createSystem(defaultBaseConfig, { preflight: false, theme });

/** The Chakra system of all components. Inserts no global styles, because index.html has them (`base-system.ts`). */
export const system = withCachedStyles({
  ...look,
  _global: [],
  _config: { ...look._config, disableLayers: true },
});
