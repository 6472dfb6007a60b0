import * as complaints from './complaints.en.md';
import * as privacy from './privacy.en.md';
import * as terms from './terms.en.md';

export const texts = { complaints, privacy, terms };
