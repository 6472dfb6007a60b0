import { payday } from './campaign-art/payday.ts';
import { sariSari } from './campaign-art/sari-sari.ts';

/** The pictures of the sample campaigns, by the name of their file. Drawn for this project. */
export const campaignArt: Readonly<Record<string, string>> = { payday, 'sari-sari': sariSari };
