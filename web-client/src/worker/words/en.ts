/** What the worker says where the page itself cannot be had. */
export const en = {
  offline: 'You are offline',
  offlineWhy:
    'This device has no connection. Your tables and seats wait on the server; nothing is lost.',
  away: 'The server does not answer',
  awayWhy:
    'It is being restarted, or the way there is cut off. Your tables and seats are kept; nothing is lost.',
  again: 'Try again',
  byItself: 'The page comes back by itself as soon as it can.',
};
