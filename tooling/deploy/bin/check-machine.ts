// Says what this machine lacks to run the configuration; installs nothing.
import { missingForNginx } from '../src/run-nginx.ts';

const missing = missingForNginx();
if (missing) {
  console.error(missing);
  process.exit(1);
}
