/** The time zones of the served countries, each of which has only one. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  HK: 'Asia/Hong_Kong',
  MO: 'Asia/Macau',
  TW: 'Asia/Taipei',
  CN: 'Asia/Shanghai',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  MY: 'Asia/Kuala_Lumpur',
  SG: 'Asia/Singapore',
  TH: 'Asia/Bangkok',
  PH: 'Asia/Manila',
  GB: 'Europe/London',
}

/** Returns the time zone of a hospital's country; UTC for other countries. */
export function timeZoneOf(country: string): string {
  return TIME_ZONES[country] ?? 'UTC'
}
