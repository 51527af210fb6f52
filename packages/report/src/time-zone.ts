/** Where the portal's hospitals are; every one of these countries keeps one clock. */
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

/** The clock on a hospital's wall. Elsewhere paper says UTC, and says so. */
export function timeZoneOf(country: string): string {
  return TIME_ZONES[country] ?? 'UTC'
}
