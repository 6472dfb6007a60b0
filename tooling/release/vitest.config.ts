import { unitTests } from '@peace/vitest-config';
import { defineConfig } from 'vitest/config';

export default defineConfig(unitTests());
