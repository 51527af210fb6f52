import type { findQuietHours, PushDevice } from './push-device-store.ts'

export function presentDevice(device: PushDevice) {
  return {
    device_id: device.deviceId,
    user_agent: device.userAgent,
    added: device.createdAt,
    last_used: device.lastUsedAt,
  }
}

export function presentQuietHours(
  hours: Awaited<ReturnType<typeof findQuietHours>>,
  hospitalZone: string,
) {
  if (!hours || hours.fromMinute === null || hours.untilMinute === null) return null
  return {
    from: clockOf(hours.fromMinute),
    until: clockOf(hours.untilMinute),
    time_zone: hospitalZone || hours.timeZone || 'UTC',
  }
}

/** Formats minutes after midnight as `HH:MM`. */
function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
