import { useCallback, useSyncExternalStore } from 'react'
import { deviceSwitch } from '../../session/device-switch.ts'

/** True if ECGs are prepared and reviewed on a dark screen; kept by device, as it depends on the light of the room. */
const nightMode = deviceSwitch('systole.ecgNight', false)

/** Returns whether the dark screen is on, and a function that switches it. */
export function useNightMode(): [isNight: boolean, toggle: () => void] {
  const isNight = useSyncExternalStore(nightMode.subscribe, nightMode.get)
  return [isNight, useCallback(() => nightMode.set(!nightMode.get()), [])]
}
