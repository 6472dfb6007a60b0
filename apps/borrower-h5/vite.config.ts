import { companyCheck } from '@peace/company/vite';
import { defineApp } from '@peace/vite-config';
import { legalText } from '@peace/vite-config/legal-text';
import { pageConsole } from '@peace/vite-config/page-console';

export default defineApp({ port: 5173, plugins: [companyCheck(), legalText(), pageConsole()] });
