const KEY = 'systole.push-device'

/** The subscription of this browser: the id by which the portal knows it, and whose notifications it gets. */
export type StoredDevice = { deviceId: string; accountId: string; endpoint: string }

export function storedDevice(): StoredDevice | undefined {
  try {
    const read: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null')
    return isDevice(read) ? read : undefined
  } catch {
    return undefined
  }
}

export function storeDevice(device: StoredDevice | undefined): void {
  try {
    if (device) window.localStorage.setItem(KEY, JSON.stringify(device))
    else window.localStorage.removeItem(KEY)
  } catch {
    // without storage the browser is found by its subscription
  }
}

function isDevice(read: unknown): read is StoredDevice {
  return (
    typeof read === 'object' &&
    read !== null &&
    ['deviceId', 'accountId', 'endpoint'].every(
      (name) => typeof Reflect.get(read, name) === 'string',
    )
  )
}
