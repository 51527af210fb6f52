import { useCallback, useSyncExternalStore } from 'react'
import { deviceSwitch } from '../../session/device-switch.ts'

/** Whether ECGs are prepared and reviewed on a dark screen, which depends on the room the device stands in. */
const nightMode = deviceSwitch('systole.ecgNight', false)

/** Returns whether the dark screen is on, and a function that switches it. */
export function useNightMode(): [isNight: boolean, toggle: () => void] {
  const isNight = useSyncExternalStore(nightMode.subscribe, nightMode.get)
  return [isNight, useCallback(() => nightMode.set(!nightMode.get()), [])]
}
