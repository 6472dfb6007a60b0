import * as complaints from './complaints.fil.md';
import * as privacy from './privacy.fil.md';
import * as terms from './terms.fil.md';

export const texts = { complaints, privacy, terms };
