import type { Meta } from '@storybook/react-vite';
import complaint, { ChoosingAType, SubTypes } from '#screens/complaint/complaint/complaint.stories.tsx';
import list, { Complaints } from '#screens/complaint/complaint-list/complaint-list.stories.tsx';
import next, { PicturesOnTheirWay } from '#screens/complaint/complaint-next/complaint-next.stories.tsx';
import sending, {
  SendingNow,
  StillUnknown,
} from '#screens/complaint/complaint-next/complaint-next-sending.stories.tsx';
import receipts, { Complained } from '#features/receipt/receipt-sheet.stories.tsx';
import details, { Answered } from '#screens/complaint/complaint-details/complaint-details.stories.tsx';
import { flowStep } from './flow-step.tsx';

/** From its type to the lender's answer. */
const meta = { title: 'borrower-h5/flows/Complaint', tags: ['autodocs'], globals: { locale: 'en' } } satisfies Meta;

export default meta;

export const Type = flowStep(complaint, ChoosingAType, {
  title: 'What it is about',
  text: '`getComplaintOptions`: the order and the types that can be complained about.',
  shown: 'Something else',
});
export const SubType = flowStep(complaint, SubTypes, {
  title: 'What happened',
  text: 'A type with sub-types opens in place.',
  shown: 'Calls outside allowed hours',
});
export const Text = flowStep(next, PicturesOnTheirWay, {
  title: 'Words and pictures',
  text: 'Kept as a draft while it is written; each picture is uploaded by itself.',
  shown: 'Photos (optional)',
});
export const Sending = flowStep(sending, SendingNow, {
  title: 'It is sent',
  text: '`fileComplaint`, recorded on the device first.',
  shown: /Sending your complaint/,
});
export const Unknown = flowStep(sending, StillUnknown, {
  title: 'The response was lost',
  text: 'It can be looked up in the list of complaints, not sent again.',
  shown: /isn’t here yet/,
});
export const Filed = flowStep(receipts, Complained, {
  isSheet: true,
  title: 'Filed',
  text: 'A receipt with its number, kept on the device.',
  shown: 'Complaint received',
});
export const List = flowStep(list, Complaints, {
  title: 'My complaints',
  text: 'By tab, as the backend names them.',
  shown: 'My complaints',
});
export const Answer = flowStep(details, Answered, {
  title: 'The answer',
  text: 'Read, and rated from 1 to 5.',
  shown: 'Our answer',
});
