import { companyCheck } from '@peace/company/vite';
import { defineApp } from '@peace/vite-config';
import { legalText } from './build/legal-text.js';
import { prerender } from './build/prerender.js';

export default defineApp({ port: 5174, plugins: [companyCheck(), legalText(), prerender()] });
