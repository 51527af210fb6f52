/** How the ECG recordings of a hospital score, and what would make them better. */
export const recordingQuality = {
  title: 'ECG recording quality',
  lead: 'How well your ECGs could be read, and what would make them better. Cases count once you have their report.',
  leadOf: 'How well the ECGs of {{hospital}} could be read, and what would make them better.',
  none: 'No ECG has been reported yet',
  noneText: 'Once you have the report of an ECG, this page shows how well it could be read.',
  period: 'Last {{days}} days',
  figures: {
    usable: 'Usable',
    noise: 'Noise',
    lost: 'Packet loss',
    acceptable: 'Acceptable quality',
    of: '{{count}} of {{total}}',
    before: '{{value}} in the {{days}} days before',
    noBefore: 'no recording in the {{days}} days before',
  },
  months: {
    title: 'Month by month',
    hint: 'Mean share of the recordings',
    usable: 'usable',
    noise: 'noise',
    lost: 'packet loss',
    empty: 'no recording',
    described_one:
      '{{month}}: {{count}} recording, {{usable}} usable, {{noise}} noise, {{lost}} packet loss',
    described_other:
      '{{month}}: {{count}} recordings, {{usable}} usable, {{noise}} noise, {{lost}} packet loss',
    unread_one: '{{month}}: {{count}} recording, none could be read',
    unread_other: '{{month}}: {{count}} recordings, none could be read',
  },
  advice: {
    title: 'What would make them better',
    none: 'Nothing stood out in the last {{days}} days.',
    count_one: '{{count}} recording',
    count_other: '{{count}} recordings',
    unreadable: {
      title: 'Send the file as the device saved it',
      text: 'Some files could not be read. Export again from the device or its app and send that file, not a copy that was edited or renamed.',
    },
    loss: {
      title: 'Keep the connection while recording',
      text: 'More than 5\u00a0% of the signal was lost. Keep phone and device side by side, with charged batteries, and close other apps that use Bluetooth.',
    },
    noise: {
      title: 'Calm the signal before you start',
      text: 'More than 10\u00a0% was noise. Wet the fur and skin below each electrode, let nothing touch the electrodes, and begin when the animal rests.',
    },
    leads: {
      title: 'Check the electrodes against the diagram',
      text: 'Leads were turned over or swapped, and had to be corrected. Follow the colors of the diagram before each recording.',
    },
    short: {
      title: 'Record for at least a minute',
      text: 'Under 30\u00a0s there are often too few beats to judge a rhythm. A minute or more also shows what comes and goes.',
    },
    conditions: {
      title: 'Record awake in right lateral recumbency, and say so',
      text: 'References for heights and axis are for awake animals lying on their right side. State posture and sedation with every recording.',
    },
  },
  list: {
    title: 'Recordings',
    time: 'Sent',
    case: 'Case',
    pet: 'Pet',
    quality: 'Quality',
    usable: 'Usable',
    noise: 'Noise',
    lost: 'Packet loss',
    better: 'Better next time',
    notRead: 'could not be read',
    notJudged: 'not judged',
    qualities: {
      acceptable: 'Acceptable',
      'marginally acceptable': 'Marginally acceptable',
      rejected: 'Rejected',
    },
    advice: {
      unreadable: 'original file',
      loss: 'connection',
      noise: 'calmer signal',
      leads: 'electrodes',
      short: 'longer',
      conditions: 'posture, awake',
    },
    join: ', ',
  },
} as const
