/** The words about notices: who is told of a turn, when and where. */
export const notices = {
  heading: 'Notices',
  offer: 'Shall this device tell you when it is your turn?',
  yes: 'Tell me',
  later: 'Not now',
  never: 'Never',
  body: '{name}, it is your turn.',

  open: 'Tell me when it is my turn',
  openWhy: 'For your seat at this table, on this device.',
  closed: 'Also when this page is closed',
  closedWhy:
    'It comes encrypted through the push service of your browser, when nobody sits at your seat.',
  state_off: 'Off at this table.',
  state_open: 'On, as long as this page is open in some tab.',
  state_closed: 'On, also when this page is closed.',
  state_blocked:
    'The browser blocks notices of this page. To allow them, open the settings of the site by the symbol beside the address.',
  state_insecure: 'Browsers allow notices only on pages that come over https.',
  state_install:
    'On iPhones and iPads Sanmon must be installed first: tap Share, then “Add to Home Screen”, and open it from there.',
  state_unsupported: 'This browser has no notices.',
  state_allowed: 'Allowed on this device. Each table has a switch of its own, in its menu.',
  state_unasked: 'Each table has a switch of its own, in its menu.',
  problem_unsupported: 'This browser can tell you only while the page is open.',
  problem_service:
    'The push service of this browser cannot be reached: for now you are told only while the page is open. The next visit tries again.',

  quiet: 'Quiet hours',
  quietWhy: 'Nothing rings then. Who is waited for when they end is told at that time.',
  quietFrom: 'From',
  quietTo: 'To',

  hook: 'Turns in a chat',
  hookWhy:
    'When it is the turn of somebody who is not at the table, the server writes it to a channel of yours. Good for games over days.',
  hookKept: 'The address stays on the server and is shown to nobody, not even to you.',
  hookFormat: 'Where',
  hookUrl: 'Address of the webhook',
  hookLanguage: 'Language of the messages',
  hookSave: 'Save',
  hookSaved: 'Saved.',
  hookChange: 'Another address',
  hookRemove: 'Tell them no more',
  hookTold: 'Turns are told at {host} ({format}).',
  hookNone: 'Turns are told in no chat. The host can change that.',
  hookAt: 'Turns are told at',
  failing_bad_address:
    'The last message was not sent: {host} leads nowhere, or where nothing is sent to.',
  failing_unreachable: 'The last message did not arrive: {host} could not be reached.',
  failing_timed_out: 'The last message did not arrive: {host} gave no answer in time.',
  failing_refused: 'The last message was not taken: {host} answered {status}. Check the address.',
};
