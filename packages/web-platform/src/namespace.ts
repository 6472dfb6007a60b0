/** What the name of each of our stored items begins with. */
export const namespace = 'peace:';
