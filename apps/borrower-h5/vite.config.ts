import { defineApp } from '@peace/vite-config';

export default defineApp({ port: 5173 });
