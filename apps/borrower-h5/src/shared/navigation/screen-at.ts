import { allScreens } from '@peace/screens';
import { matchPath } from 'react-router-dom';

/** The screen of an address, matched as the routes match it: a slash at the end and the case of letters make no difference. */
export const screenAt = (pathname: string) => allScreens.find(({ path }) => matchPath(path, pathname));
