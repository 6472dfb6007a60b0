// `pnpm contracts:proxy https://staging.example.ph`: passes calls on to a backend and prints what is not as described.
// `PEACE_ORIGIN=http://127.0.0.1:8788 pnpm dev` starts the apps behind it.
import { openapiDocument } from '../src/contracts/openapi.ts';
import { breachText, startValidatingProxy } from '../src/contracts/wire/validating-proxy.ts';

const [target] = process.argv.slice(2);
if (target === undefined || !URL.canParse(target)) {
  console.error('Which backend? pnpm contracts:proxy https://staging.example.ph');
  process.exit(1);
}
const port = Number(process.env['PORT'] ?? 8788);
const { origin } = await startValidatingProxy({
  target,
  description: openapiDocument(),
  port,
  onBreach: (breach) => console.log(breachText(breach)),
});
console.log(`${origin} passes on to ${new URL(target).origin} and says what is not as the contract has it.`);
