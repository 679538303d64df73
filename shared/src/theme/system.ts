import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { rulesOf } from './styles';
import { theme } from './theme';

const look = createSystem(defaultBaseConfig, { preflight: false, theme });

/** The Chakra system of all components. Inserts no global styles, because index.html has them (`base-system.ts`). */
export const system: SystemContext = {
  ...look,
  css: (...styles) => rulesOf(styles, system),
  _global: [],
  _config: { ...look._config, disableLayers: true },
};
